const LOADING = ['/devices/list', '/devices/get']
const LOADING_CODES = ['/access_codes/list', '/access_codes/get']
const SAVING_CODES = ['/access_codes/create', '/access_codes/update']
const LOCKING = ['/locks/lock_door', '/locks/unlock_door']

const CATALOGUE = ['device_models', 'manufacturers'].map((name) => `/internal/devicedb/v1/${name}/list`)
const CLIMATE = ['cool', 'heat', 'heat_cool', 'off', 'set_fan_mode'].map((name) => `/thermostats/${name}`)
const PRESETS = ['create', 'update', 'delete'].map((name) => `/thermostats/${name}_climate_preset`)

const forPaths = (paths, fault) => Object.fromEntries(paths.map((path) => [path, fault]))

const RETRY_HINT = 'The element retries three times before it shows an error.'
const LOCK_HINT = 'Open a lock, then lock or unlock it.'

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
    faults: forPaths(LOCKING, { attempt: 'fails', error: { type: 'lock_jammed', message: 'The lock is jammed.' } })
  },
  'lock-never-answers': {
    label: 'Lock never answers',
    hint: `${LOCK_HINT} The element waits five seconds for it.`,
    faults: forPaths(LOCKING, { attempt: 'never-ends' })
  },
  'rename-refused': {
    label: 'Rename refused',
    hint: 'Open a device and rename it.',
    faults: {
      '/devices/update': { status: 400, error: { type: 'rename_rejected', message: 'This device can’t be renamed.' } }
    }
  },
  'codes-cannot-be-loaded': {
    label: 'Access codes cannot be loaded (500)',
    hint: RETRY_HINT,
    faults: forPaths(LOADING_CODES, { status: 500 }),
    affectsLoading: true
  },
  'code-refused': {
    label: 'Access code refused',
    hint: 'Add or edit an access code.',
    faults: forPaths(SAVING_CODES, {
      status: 400,
      error: {
        type: 'invalid_input',
        message: 'The code is invalid.',
        validation_errors: { code: { _errors: ['Another code on this lock begins with the same digits.'] } }
      }
    })
  },
  'code-is-lost': {
    label: 'Access codes cannot be saved or deleted',
    hint: 'Add, edit or delete an access code.',
    faults: forPaths([...SAVING_CODES, '/access_codes/delete', '/access_codes/generate_code'], { status: 503 })
  },
  'thermostat-refuses': {
    label: 'Thermostat refuses',
    hint: 'Change the temperature, mode or fan mode of a thermostat.',
    faults: forPaths(CLIMATE, {
      attempt: 'fails',
      error: { type: 'unreachable', message: 'The thermostat did not respond.' }
    })
  },
  'presets-cannot-be-saved': {
    label: 'Climate presets cannot be saved or deleted',
    hint: 'Add, edit or delete a climate preset.',
    faults: forPaths(PRESETS, {
      status: 400,
      error: { type: 'preset_refused', message: 'The thermostat can’t store more presets.' }
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
    hint: 'Every response takes four more seconds.',
    faults: { '*': { delay: 4000 } },
    affectsLoading: true
  }
}
