import { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import { AccessCodeFormElement } from '../../../elements/access-code-form.js'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { ConnectAccountElement } from '../../../elements/connect-account.js'
import { LockDetailsElement } from '../../../elements/lock-details.js'
import { PresetManagerElement } from '../../../elements/preset-manager.js'
import { ThermostatElement } from '../../../elements/thermostat.js'
import { untilEnabled } from '../../enabled.js'
import { KEY } from '../../features/support/preset-manager.js'
import { type, until, words } from '../../features/support/stage.js'
import { ThermostatScreen } from '../../features/support/thermostat.js'
import { advance } from '../clock.js'
import { CODE, FAILED_CODE, GATE, LOCK, THERMOSTAT } from '../env.js'
import { ERROR_IF_REFUSED } from '../faults.js'
import { type AnyScreen, press, type Scenario, showing } from './scenario.js'

/** Command scenario of an element. */
export interface Command extends Scenario {
  /** Requests the command. */
  act(screen: AnyScreen): Promise<void>
  /** Retries the command. @default presses "Try again" */
  again?(screen: AnyScreen): Promise<void>
  /** Returns the displayed state of the target, or `undefined` if it is not displayed. */
  state?(screen: AnyScreen): unknown
  /** Returns the user input, which must not be lost. */
  kept?(screen: AnyScreen): unknown
  /** Success message, or a pattern of the possible ones. Omit if the success is visible otherwise. */
  success?: string | RegExp
  /** `true` if the success message is shown at once, with "Undo". */
  readonly isSaidAtOnce?: true
  /** Message if the platform doesn't permit it. @default the usual one */
  readonly notPermitted?: string
  /** `true` if validation errors can be shown next to a field. */
  readonly hasFields?: boolean
  /** Number of automatic retries of a safe command, and the time they take in ms. */
  readonly repeats?: { readonly times: number; readonly within: number }
  /** Faults without a reported failure, although the command could not be carried out. */
  readonly unreported?: readonly string[]
  /** `true` if the command waits for a device. */
  readonly isOfDevice?: true
}

export const pressing =
  (name: string) =>
  async (screen: AnyScreen): Promise<void> =>
    await press(screen, name)

/** The content of the response is not used. */
export const UNREAD = { 'wrong shapes': 'shown', 'null everywhere': 'shown' } as const

const lockState = (screen: AnyScreen): unknown => [
  screen.names('button', /^(Lock|Unlock)$/),
  /Locked|Unlocked|(?:Locking|Unlocking)…/.exec(screen.text)?.[0]
]

const operating = (name: 'Lock' | 'Unlock') => ({
  operation: name === 'Lock' ? 'locks.lockDoor' : 'locks.unlockDoor',
  act: pressing(name),
  state: lockState,
  failed: 'Failed to update lock status',
  success: 'Lock status has been successfully updated',
  isOfDevice: true as const
})

export const LOCK_COMMANDS: readonly Command[] = [
  {
    ...operating('Unlock'),
    name: 'unlock a door',
    isRepresentative: true,
    show: showing(LockDetailsElement, { deviceId: LOCK })
  },
  {
    ...operating('Unlock'),
    name: 'unlock the door of an access code',
    show: showing(AccessCodeDetailsElement, { accessCodeId: CODE })
  },
  { ...operating('Lock'), name: 'lock a door', show: showing(LockDetailsElement, { deviceId: GATE }) },
  {
    name: 'rename a device',
    operation: 'devices.update',
    show: showing(LockDetailsElement, { deviceId: LOCK }),
    async open(screen) {
      await press(screen, 'Edit name')
      await advance(0)
      const [field] = screen.all('textbox')
      if (field) type(field, 'Back Door')
    },
    act: pressing('Save'),
    again: pressing('Save'),
    kept: ({ root }) => root.querySelector('input')?.value,
    state: ({ root }) => words(root.querySelector('h2')?.textContent),
    failed: 'The name could not be saved. Please try again.',
    hasFields: true,
    expected: UNREAD
  }
]

const SAVE_FAILED = 'The code could not be saved. Please try again.'

const TAKE_OVER = 'Import Caretaker'

/** Saving a form, which keeps its values after a failure. */
export const saving = {
  act: pressing('Save'),
  again: pressing('Save'),
  kept: (screen: AnyScreen) => screen.values,
  hasFields: true
} as const

/** A resource that does not exist counts as deleted. */
const GONE = { 404: 'shown' } as const

export async function confirmed(screen: AnyScreen): Promise<void> {
  await advance(0)
  await press(screen, 'Delete')
  await advance(0)
}

export const CODE_COMMANDS: readonly Command[] = [
  {
    name: 'create an access code',
    isRepresentative: true,
    operation: 'accessCodes.create',
    show: showing(AccessCodeFormElement, { deviceId: LOCK }),
    async open(screen) {
      screen.enter('Name the new code', 'Sister')
      screen.enter('Enter the code (PIN)', '482913')
    },
    ...saving,
    failed: SAVE_FAILED,
    success: 'Access code created'
  },
  {
    name: 'update an access code',
    expected: UNREAD,
    operation: 'accessCodes.update',
    show: showing(AccessCodeFormElement, { accessCodeId: CODE }),
    async open(screen) {
      screen.enter('Name the code', 'Household')
    },
    ...saving,
    failed: SAVE_FAILED,
    success: 'Access code updated'
  },
  {
    name: 'delete an access code',
    operation: 'accessCodes.delete',
    show: showing(AccessCodeDetailsElement, { accessCodeId: CODE }),
    async act(screen) {
      await press(screen, 'Delete code')
      await confirmed(screen)
    },
    state: ({ text }) => /currently being removed|could not be found|has been removed/.test(text),
    expected: { ...UNREAD, ...GONE },
    failed: 'The code could not be deleted. Please try again.',
    success: 'Access code is being removed',
    isSaidAtOnce: true
  },
  {
    name: 'delete an access code in a table',
    operation: 'accessCodes.delete',
    show: showing(AccessCodeTableElement, { deviceId: LOCK }),
    async act(screen) {
      await press(screen, 'Actions for Cleaning')
      await advance(0)
      const items = [...screen.root.querySelectorAll<HTMLElement>('[role=menuitem]')]
      items.find(({ textContent }) => textContent === 'Delete code')?.click()
      await confirmed(screen)
    },
    state: (screen) =>
      screen
        .all('row')
        .map(({ textContent }) => words(textContent))
        .find((row) => row.includes('Cleaning')),
    expected: { ...UNREAD, ...GONE },
    failed: 'The code could not be deleted. Please try again.',
    success: 'Access code is being removed',
    isSaidAtOnce: true
  },
  {
    name: 'use a backup code',
    operation: 'accessCodes.pullBackupAccessCode',
    show: showing(AccessCodeDetailsElement, { accessCodeId: FAILED_CODE }),
    async open({ root }) {
      await until(() => root.querySelector('.issue button'))
    },
    act: pressing('Use a backup code'),
    again: pressing('Use a backup code'),
    // The code is refetched and shows the replacement, so there is no button any longer.
    expected: { 'dropped in the body': 'seen', truncated: 'seen', 'wrong shapes': 'seen', 'null everywhere': 'seen' },
    failed: 'That didn’t work. Please try again.'
  },
  {
    name: 'import a code from the lock',
    operation: 'accessCodes.unmanaged.convertToManaged',
    show: showing(AccessCodeTableElement, { deviceId: GATE }),
    async open(screen) {
      await until(() => screen.all('button', TAKE_OVER).length)
    },
    act: pressing(TAKE_OVER),
    state: (screen) => screen.all('button', TAKE_OVER).length > 0,
    // The codes are refetched and show that the code is managed.
    expected: { ...UNREAD, 'dropped in the body': 'seen', truncated: 'seen' },
    failed: 'The code couldn’t be imported.',
    success: 'Code imported'
  },
  {
    name: 'generate an access code',
    operation: 'accessCodes.generateCode',
    show: showing(AccessCodeFormElement, { deviceId: LOCK }),
    async open(screen) {
      screen.enter('Name the new code', 'Sister')
    },
    act: pressing('Generate code'),
    again: pressing('Generate code'),
    kept: (screen) => screen.values['Name the new code'],
    failed: 'A code could not be generated. Please try again.',
    repeats: { times: 2, within: 35_000 },
    // The page generates a code if the platform doesn't.
    expected: {
      '401': 'shown',
      '401 as for an expired session': 'shown',
      '400': 'shown',
      '403': 'shown',
      '404 without JSON': 'shown',
      'wrong shapes': 'shown'
    }
  }
]

const climate = (screen: AnyScreen): ThermostatScreen<HTMLElement> => new ThermostatScreen(screen.element)

const setting = (operation: string, mode: string): Command => ({
  name: `set the climate: ${mode}`,
  operation,
  show: showing(ThermostatElement, { deviceId: THERMOSTAT }),
  open: (screen) => untilEnabled(climate(screen).selectOf('Mode')),
  async act(screen) {
    if (mode === 'Heat & Cool') climate(screen).slide('Heat', 66)
    else climate(screen).choose('Mode', mode)
    await advance(2000)
  },
  state: (screen) => climate(screen).control,
  failed: 'Error updating climate setting. Please try again.',
  isOfDevice: true
})

export const CLIMATE_COMMANDS: readonly Command[] = [
  { ...setting('thermostats.heat', 'Heat'), isRepresentative: true },
  setting('thermostats.cool', 'Cool'),
  setting('thermostats.heatCool', 'Heat & Cool'),
  setting('thermostats.off', 'Off'),
  {
    name: 'set the fan mode',
    operation: 'thermostats.setFanMode',
    show: showing(ThermostatElement, { deviceId: THERMOSTAT }),
    open: (screen) => untilEnabled(climate(screen).selectOf('Fan mode')),
    async act(screen) {
      climate(screen).choose('Fan mode', 'On')
    },
    state: (screen) => climate(screen).chosen('Fan mode'),
    failed: 'Error updating fan mode. Please try again.',
    success: 'Successfully updated fan mode!',
    isOfDevice: true
  }
]

/** Returns the texts of the cards, or `undefined` while a form replaces them. */
function cards({ root }: AnyScreen): string[] | undefined {
  if (root.querySelector('form')) return undefined
  return [...root.querySelectorAll('.preset')].map(({ textContent }) => words(textContent))
}

async function deletingPreset(screen: AnyScreen): Promise<void> {
  await press(screen, 'Delete Away')
  await confirmed(screen)
}

/** The form is loaded lazily. */
export const untilForm = ({ root }: AnyScreen): Promise<unknown> => until(() => root.querySelector('form'))

const PRESET_FAILED = 'The climate preset could not be saved. Please try again.'

export const PRESET_COMMANDS: readonly Command[] = [
  {
    name: 'create a preset',
    operation: 'thermostats.createClimatePreset',
    show: showing(PresetManagerElement, { deviceId: THERMOSTAT }),
    async open(screen) {
      await press(screen, 'Create New')
      await untilForm(screen)
      screen.enter(KEY, 'night')
      screen.enter('Display Name (Optional)', 'Night')
    },
    ...saving,
    state: cards,
    failed: PRESET_FAILED,
    expected: UNREAD,
    success: 'Climate preset created'
  },
  {
    name: 'update a preset',
    operation: 'thermostats.updateClimatePreset',
    show: showing(PresetManagerElement, { deviceId: THERMOSTAT }),
    async open(screen) {
      await press(screen, 'Edit Away')
      await untilForm(screen)
      screen.enter('Display Name (Optional)', 'Far away')
    },
    ...saving,
    state: cards,
    failed: PRESET_FAILED,
    expected: UNREAD,
    success: 'Climate preset updated'
  },
  {
    name: 'delete a preset',
    operation: 'thermostats.deleteClimatePreset',
    show: showing(PresetManagerElement, { deviceId: THERMOSTAT }),
    act: deletingPreset,
    state: cards,
    failed: 'The climate preset could not be deleted. Please try again.',
    // The sandbox would restore the resource in the next list.
    without: ['404'],
    expected: { ...UNREAD, 'dropped in the body': 'seen', truncated: 'seen' },
    success: 'Climate preset is being deleted',
    isSaidAtOnce: true
  },
  {
    name: 'connect an account',
    operation: 'connectWebviews.create',
    show(client) {
      const screen = showing(ConnectAccountElement)(client)
      // Prevents the navigation.
      screen.element.addEventListener('connect-webview', (event) => event.preventDefault())
      return screen
    },
    act: pressing('Connect Account'),
    again: pressing('Connect Account'),
    failed: 'Couldn’t open the page for connecting your account.',
    expected: ERROR_IF_REFUSED
  }
]
