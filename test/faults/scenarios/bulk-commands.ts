import { DeviceTableElement } from '../../../elements/device-table.js'
import { LockAllElement } from '../../../elements/lock-all.js'
import { clickEnabled } from '../../enabled.js'
import { until } from '../../features/support/stage.js'
import { advance } from '../clock.js'
import { GATE, LOCK, THERMOSTAT } from '../env.js'
import { ERROR_IF_REFUSED } from '../faults.js'
import type { Command } from './commands.js'
import { type AnyScreen, press, showing } from './scenario.js'

/** Lost responses are verified a while after the request. The reason of a rejection is shown in the row. */
const VERIFIED = {
  'dropped in the body': 'shown',
  truncated: 'shown',
  'wrong shapes': 'shown',
  'null everywhere': 'shown',
  ...ERROR_IF_REFUSED
} as const

async function choose({ root }: AnyScreen): Promise<void> {
  const box = await until(() => root.querySelector<HTMLInputElement>('.select-all input'))
  box.click()
  await advance(0)
}

const dialogOf = ({ root }: AnyScreen): HTMLDialogElement => {
  const dialog = root.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog.')
  return dialog
}

const confirm = (screen: AnyScreen): Promise<void> =>
  clickEnabled([...dialogOf(screen).querySelectorAll('button')].at(-1))

const carryingOut =
  (name: string) =>
  async (screen: AnyScreen): Promise<void> => {
    await press(screen, name)
    await advance(0)
    await confirm(screen)
  }

/** Maximum time: an action attempt is polled for two minutes and then verified. */
const OVER = 140_000

/** One device represents all devices. Runs with several devices have their own tests. */
const common = {
  failed: '1 failed',
  success: '1 done',
  repeats: { times: 0, within: OVER },
  async again(screen: AnyScreen): Promise<void> {
    await press(screen, 'Try again')
  }
}

const table = (id: string) => showing(DeviceTableElement, { deviceIds: [id], selectable: true })

export const BULK_COMMANDS: readonly Command[] = [
  {
    ...common,
    name: 'lock the selected doors',
    operation: 'locks.lockDoor',
    success: '1 locked',
    show: table(GATE),
    open: choose,
    act: carryingOut('Lock 1 lock'),
    state: ({ text }) => /Locked|Unlocked|Locking…/.exec(text)?.[0],
    expected: VERIFIED,
    isOfDevice: true
  },
  {
    ...common,
    name: 'lock all doors',
    operation: 'locks.lockDoor',
    success: '1 door locked',
    show: showing(LockAllElement, { deviceIds: [GATE] }),
    act: carryingOut('Lock'),
    state: ({ text }) => /1 door (?:locked|unlocked)|Locking 1/.exec(text)?.[0],
    expected: VERIFIED,
    isOfDevice: true
  },
  {
    ...common,
    name: 'apply a preset to the selected thermostats',
    operation: 'thermostats.activateClimatePreset',
    show: table(THERMOSTAT),
    open: choose,
    act: carryingOut('Apply a preset to 1 thermostat'),
    expected: VERIFIED,
    isOfDevice: true
  },
  {
    ...common,
    name: 'create a code on the selected locks',
    operation: 'accessCodes.createMultiple',
    show: table(LOCK),
    open: choose,
    async act(screen) {
      await press(screen, 'Add an access code to 1 lock')
      await advance(0)
      const form = screen
      form.enter('Name the new code', 'Sister')
      form.enter('Enter the code (PIN)', '482913')
      await advance(0)
      confirm(screen)
    },
    expected: VERIFIED
  }
]
