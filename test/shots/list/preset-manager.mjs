import { withoutDevice, withoutNetwork } from './support/device-conditions.mjs'
import { odd, of } from './support/devices.mjs'
import { entriesOf } from './support/entries.mjs'
import { invalid, NOT_ACCEPTED } from './support/faults.mjs'
import { LONG_REASON, LONG_WORD } from './support/texts.mjs'

const CREATE = '/thermostats/create_climate_preset'
const DELETE = '/thermostats/delete_climate_preset'
const BAD_KEY = invalid({ climate_preset_key: LONG_REASON })

const NEW = [
  ['press', 'button', 'Create New'],
  ['find', 'textbox', 'Key']
]
const NAMED = [...NEW, ['fill', 'textbox', 'Key', 'evening'], ['fill', 'textbox', 'Display Name (Optional)', 'Evening']]
const BOTH = ['choose', 'HVAC Mode', 'Heat & Cool']
const SAVE = ['press', 'button', 'Save']
const DELETE_DIALOG = [
  ['press', 'button', 'Delete Guest arrival'],
  ['find', 'alertdialog', /Delete/]
]
/** Closes the undo toast. */
const STAND = ['press', 'button', 'Dismiss']

const shared = { element: 'x-preset-manager', options: { deviceId: 'device_hallway_thermostat' } }

export const presetManager = [
  ...entriesOf('preset manager', shared, {
    presets: { steps: [['see', 'Guest arrival']] },
    empty: of('device_attic_thermostat', ['see', 'No climate presets yet']),
    'forty presets': odd(48, ['see', 'preset_39']),
    'odd presets': odd(49, ['see', 'Neither edited nor deleted']),
    ...withoutDevice,
    'without network': withoutNetwork(['see', 'Guest arrival']),
    'asked before deleting': { steps: DELETE_DIALOG },
    deleting: { platform: { holds: [DELETE] }, steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], STAND] },
    'not deleted': {
      platform: { faults: { [DELETE]: NOT_ACCEPTED } },
      steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['wait', 2], ['see', 'did not accept it']]
    },
    'deleted, to be undone': { steps: [...DELETE_DIALOG, ['press', 'button', 'Delete'], ['find', 'button', 'Undo']] },
    'deletion undone, key refused': {
      platform: { faults: { [CREATE]: BAD_KEY } },
      steps: [
        ...DELETE_DIALOG,
        ['press', 'button', 'Delete'],
        ['press', 'button', 'Undo'],
        ['see', 'could not be saved']
      ]
    },
    'button in focus': { steps: [['tabTo', 'button', 'Edit Guest arrival']] }
  }),
  ...entriesOf('preset form', shared, {
    new: { steps: NEW },
    'with set points': { steps: [...NEW, BOTH] },
    'in degrees Celsius': { options: { temperatureUnit: 'celsius' }, steps: [...NEW, BOTH] },
    'without a key': { steps: [...NEW, SAVE, ['see', 'Required']] },
    'key with spaces': {
      steps: [...NEW, ['fill', 'textbox', 'Key', 'late evening'], SAVE, ['see', 'cannot contain spaces']]
    },
    'key that exists': { steps: [...NEW, ['fill', 'textbox', 'Key', 'home'], SAVE, ['see', 'already exists']] },
    'key refused': {
      platform: { faults: { [CREATE]: BAD_KEY } },
      steps: [...NAMED, SAVE, ['wait', 2], ['see', 'The service of the maker']]
    },
    'not saved': {
      platform: { faults: { [CREATE]: NOT_ACCEPTED } },
      steps: [...NAMED, SAVE, ['wait', 2], ['see', 'did not accept it']]
    },
    saving: { platform: { holds: [CREATE] }, steps: [...NAMED, SAVE] },
    'long words': {
      steps: [...NEW, ['fill', 'textbox', 'Key', LONG_WORD], ['fill', 'textbox', 'Display Name (Optional)', LONG_WORD]]
    },
    'one that is there': {
      steps: [
        ['press', 'button', 'Edit Guest arrival'],
        ['find', 'button', 'Save']
      ]
    },
    'asked before discarding': {
      steps: [...NAMED, ['press', 'button', 'Back'], ['find', 'alertdialog', /^Discard changes\?/]]
    },
    'without network': withoutNetwork(...NEW),
    'field in focus': { steps: [...NEW, ['tabTo', 'textbox', 'Key']] }
  })
]
