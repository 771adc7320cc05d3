const LOADING = ['/devices/list', '/devices/get']
const LOADING_CODES = ['/access_codes/list', '/access_codes/get']
const SAVING_CODES = ['/access_codes/create', '/access_codes/update']
const LOCKING = ['/locks/lock_door', '/locks/unlock_door']

const CATALOGUE = ['device_models', 'manufacturers'].map((name) => `/internal/devicedb/v1/${name}/list`)
const CLIMATE = ['cool', 'heat', 'heat_cool', 'off', 'set_fan_mode'].map((name) => `/thermostats/${name}`)
const PRESETS = ['create', 'update', 'delete'].map((name) => `/thermostats/${name}_climate_preset`)

const forPaths = (paths, fault) => Object.fromEntries(paths.map((path) => [path, fault]))

const RETRY_HINT = 'The element tries three times more before it gives up.'
const LOCK_HINT = 'Open a door, and lock or unlock it.'

/** The faults of the sandbox. `affectsLoading` recreates the element, so that the fault is visible immediately. */
export const FAULTS = {
  none: { label: 'None', hint: 'Everything works.', faults: {} },
  'loading-fails': {
    label: 'Devices cannot be loaded (500)',
    hint: RETRY_HINT,
    faults: forPaths(LOADING, { status: 500 }),
    affectsLoading: true
  },
  'connection-breaks': {
    label: 'Broken connection',
    hint: RETRY_HINT,
    faults: { '*': { drop: true } },
    affectsLoading: true
  },
  'lock-refuses': {
    label: 'Lock refused',
    hint: LOCK_HINT,
    faults: forPaths(LOCKING, { attempt: 'fails', error: { type: 'lock_jammed', message: 'The bolt is jammed.' } })
  },
  'lock-never-answers': {
    label: 'Lock never answers',
    hint: `${LOCK_HINT} The element waits five seconds for it.`,
    faults: forPaths(LOCKING, { attempt: 'never-ends' })
  },
  'rename-refused': {
    label: 'Rename refused',
    hint: 'Open a device and give it another name.',
    faults: { '/devices/update': { status: 403, error: { type: 'forbidden', message: 'Its name cannot be changed.' } } }
  },
  'codes-cannot-be-loaded': {
    label: 'Access codes cannot be loaded (500)',
    hint: RETRY_HINT,
    faults: forPaths(LOADING_CODES, { status: 500 }),
    affectsLoading: true
  },
  'code-refused': {
    label: 'Access code refused',
    hint: 'Make an access code, or change one.',
    faults: forPaths(SAVING_CODES, {
      status: 400,
      error: {
        type: 'invalid_input',
        message: 'The code is not possible.',
        validation_errors: { code: { _errors: ['Another code on this lock begins with the same digits.'] } }
      }
    })
  },
  'code-is-lost': {
    label: 'Access codes cannot be saved or deleted',
    hint: 'Make an access code, change one, or delete one.',
    faults: forPaths([...SAVING_CODES, '/access_codes/delete', '/access_codes/generate_code'], { status: 503 })
  },
  'thermostat-refuses': {
    label: 'Thermostat refuses',
    hint: 'Set a thermostat to another temperature, mode or fan mode.',
    faults: forPaths(CLIMATE, {
      attempt: 'fails',
      error: { type: 'unreachable', message: 'The thermostat did not answer.' }
    })
  },
  'presets-cannot-be-saved': {
    label: 'Climate presets cannot be saved or deleted',
    hint: 'Make a climate preset, change one, or delete one.',
    faults: forPaths(PRESETS, {
      status: 400,
      error: { type: 'preset_refused', message: 'The thermostat has no room for it.' }
    })
  },
  'catalogue-cannot-be-loaded': {
    label: 'Supported devices cannot be loaded (500)',
    hint: RETRY_HINT,
    faults: forPaths(CATALOGUE, { status: 500 }),
    affectsLoading: true
  },
  'account-refused': {
    label: 'Account cannot be connected',
    hint: 'Press “Connect Account”.',
    faults: { '/connect_webviews/create': { status: 503 } }
  },
  'broken-json': {
    label: 'Broken JSON',
    hint: RETRY_HINT,
    faults: { '*': { brokenJson: true } },
    affectsLoading: true
  },
  slow: {
    label: 'Slow',
    hint: 'Every answer takes four seconds more.',
    faults: { '*': { delay: 4000 } },
    affectsLoading: true
  }
}
