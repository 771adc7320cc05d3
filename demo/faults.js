const LOADING = ['/devices/list', '/devices/get']
const LOADING_CODES = ['/access_codes/list', '/access_codes/get']
const SAVING_CODES = ['/access_codes/create', '/access_codes/update']
const LOCKING = ['/locks/lock_door', '/locks/unlock_door']

const CATALOGUE = ['device_models', 'manufacturers'].map((name) => `/internal/devicedb/v1/${name}/list`)
const CLIMATE = ['cool', 'heat', 'heat_cool', 'off', 'set_fan_mode'].map((name) => `/thermostats/${name}`)
const PRESETS = ['create', 'update', 'delete'].map((name) => `/thermostats/${name}_climate_preset`)

const ofPaths = (paths, fault) => Object.fromEntries(paths.map((path) => [path, fault]))

const TRIED_AGAIN = 'The element tries three times more before it gives up.'
const OPEN_A_DOOR = 'Open a door, and lock or unlock it.'

/**
 * What can go wrong with the sandbox, by name. `isSeenAtOnce` tells a fault that concerns what is loaded: the element
 * begins anew for it.
 */
export const FAULTS = {
  none: { label: 'None', hint: 'Everything works.', faults: {} },
  'loading-fails': {
    label: 'Devices cannot be loaded (500)',
    hint: TRIED_AGAIN,
    faults: ofPaths(LOADING, { status: 500 }),
    isSeenAtOnce: true
  },
  'connection-breaks': {
    label: 'Broken connection',
    hint: TRIED_AGAIN,
    faults: { '*': { drop: true } },
    isSeenAtOnce: true
  },
  'lock-refuses': {
    label: 'Lock refused',
    hint: OPEN_A_DOOR,
    faults: ofPaths(LOCKING, { attempt: 'fails', error: { type: 'lock_jammed', message: 'The bolt is jammed.' } })
  },
  'lock-never-answers': {
    label: 'Lock never answers',
    hint: `${OPEN_A_DOOR} The element waits five seconds for it.`,
    faults: ofPaths(LOCKING, { attempt: 'never-ends' })
  },
  'rename-refused': {
    label: 'Rename refused',
    hint: 'Open a device and give it another name.',
    faults: { '/devices/update': { status: 403, error: { type: 'forbidden', message: 'Its name cannot be changed.' } } }
  },
  'codes-cannot-be-loaded': {
    label: 'Access codes cannot be loaded (500)',
    hint: TRIED_AGAIN,
    faults: ofPaths(LOADING_CODES, { status: 500 }),
    isSeenAtOnce: true
  },
  'code-refused': {
    label: 'Access code refused',
    hint: 'Make an access code, or change one.',
    faults: ofPaths(SAVING_CODES, {
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
    faults: ofPaths([...SAVING_CODES, '/access_codes/delete', '/access_codes/generate_code'], { status: 503 })
  },
  'thermostat-refuses': {
    label: 'Thermostat refuses',
    hint: 'Set a thermostat to another temperature, mode or fan mode.',
    faults: ofPaths(CLIMATE, {
      attempt: 'fails',
      error: { type: 'unreachable', message: 'The thermostat did not answer.' }
    })
  },
  'presets-cannot-be-saved': {
    label: 'Climate presets cannot be saved or deleted',
    hint: 'Make a climate preset, change one, or delete one.',
    faults: ofPaths(PRESETS, {
      status: 400,
      error: { type: 'preset_refused', message: 'The thermostat has no room for it.' }
    })
  },
  'catalogue-cannot-be-loaded': {
    label: 'Supported devices cannot be loaded (500)',
    hint: TRIED_AGAIN,
    faults: ofPaths(CATALOGUE, { status: 500 }),
    isSeenAtOnce: true
  },
  'account-refused': {
    label: 'Account cannot be connected',
    hint: 'Press “Connect Account”.',
    faults: { '/connect_webviews/create': { status: 503 } }
  },
  'broken-json': {
    label: 'Broken JSON',
    hint: TRIED_AGAIN,
    faults: { '*': { brokenJson: true } },
    isSeenAtOnce: true
  },
  slow: {
    label: 'Slow',
    hint: 'Every answer takes four seconds more.',
    faults: { '*': { delay: 4000 } },
    isSeenAtOnce: true
  }
}
