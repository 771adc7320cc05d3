import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { untilEnabled } from '../enabled.js'
import { selectAll } from './device-table/bulk/many.js'
import { middleOf } from './support/double-press.js'
import { cleanUpAfterEach, type Setting, setup, type Test, until, words } from './support/setup.js'
import { HALLWAY, HEAT_COOL } from './support/thermostat.js'

const NOW = '2026-03-01T12:00:00Z'
const FRONT = 'device_front_door'
const UNLOCK = '/locks/unlock_door'

type AnyTest = Test<HTMLElement>
type Tag = Parameters<typeof setup>[0]

/** A control that sends a command to a device. */
interface CommandControl {
  readonly tag: Tag
  /** Conditions, options and properties. */
  readonly given?: Setting & Readonly<Record<string, unknown>>
  /** Paths of the command. */
  readonly paths: readonly string[]
  /** Does what the user does before the control appears. */
  open?(t: AnyTest): Promise<unknown>
  /** Returns the control, if it is shown. */
  control(t: AnyTest): HTMLElement | undefined
  /** Uses a control that is not pressed. */
  use?(control: HTMLElement): void
}

const button =
  (name: string | RegExp) =>
  ({ screen }: AnyTest) =>
    screen.all('button', name).at(-1)

/** Selects all devices and opens the dialog of a bulk action. */
const askingBulk = (name: RegExp) => async (t: AnyTest) => {
  await selectAll(t.screen)
  await t.advance(0)
  if (t.screen.all('button', name).length === 0) await t.user.click('More actions')
  const item = await until(() => [...t.screen.all('button', name), ...t.screen.all('menuitem', name)][0])
  item.click()
  await t.advance(0)
}
const lastInDialog = ({ screen }: AnyTest) => [...(screen.dialog?.querySelectorAll('button') ?? [])].at(-1)

const bulk = (name: RegExp, ...paths: string[]): CommandControl => ({
  tag: 'x-device-table',
  given: { selectable: true, deviceIds: [FRONT, HALLWAY] },
  open: askingBulk(name),
  control: lastInDialog,
  paths
})

function change(control: HTMLElement, value: (control: HTMLSelectElement) => string): void {
  if (!(control instanceof HTMLSelectElement)) return
  control.value = value(control)
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
const choose = (control: HTMLElement): void =>
  change(control, ({ value, options }) => [...options].find((option) => option.value !== value)?.value ?? value)

function slide(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '66')
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const thermostat = (
  control: CommandControl['control'],
  paths: readonly string[],
  use?: CommandControl['use']
): CommandControl => ({ tag: 'x-thermostat', given: { deviceId: HALLWAY }, control, paths, ...(use && { use }) })

const sentBy = ({ requests }: AnyTest, { paths }: CommandControl): number =>
  paths.flatMap((path) => requests(path)).length

/** Presses a control with a script, the keyboard and the mouse. */
async function pressInEachWay(control: HTMLElement, use?: CommandControl['use']): Promise<void> {
  if (use) return use(control)
  control.click()
  control.focus()
  await sendKeys({ press: 'Enter' })
  control.scrollIntoView({ block: 'center' })
  const [x, y] = middleOf(control)
  await sendMouse({ type: 'click', position: [x, y] })
}

describe('Control that sends a command to a device', () => {
  cleanUpAfterEach()

  const CONTROLS: Readonly<Record<string, CommandControl>> = {
    'latch of the details': {
      tag: 'x-lock-details',
      given: { deviceId: FRONT },
      control: button('Unlock'),
      paths: [UNLOCK]
    },
    'latch of a row': {
      tag: 'x-device-table',
      given: { rowActions: true, width: 800 },
      control: button('Unlock Front Door'),
      paths: [UNLOCK]
    },
    'latch of a tile': {
      tag: 'x-device-table',
      given: { rowActions: true, width: 400, deviceIds: [FRONT, HALLWAY] },
      control: button('Unlock Front Door'),
      paths: [UNLOCK]
    },
    'latch of the details that a row opened': {
      tag: 'x-device-table',
      open: (t) => t.user.click('Front Door', 'row'),
      control: button('Unlock'),
      paths: [UNLOCK]
    },
    'button of an access code’s lock': {
      tag: 'x-access-code-details',
      given: { accessCodeId: 'access_code_garage_8' },
      control: button(/^(?:Lock|Unlock)$/),
      paths: ['/locks/lock_door', UNLOCK]
    },
    'button of an unlocked door in the overview': {
      tag: 'x-overview',
      control: button('Lock'),
      paths: ['/locks/lock_door']
    },
    'confirmation of a bulk unlock': bulk(/^Unlock/, UNLOCK),
    'confirmation of a bulk lock': bulk(/^Lock/, '/locks/lock_door'),
    'confirmation of a bulk preset': bulk(/preset/i, '/thermostats/activate_climate_preset'),
    'confirmation of a bulk climate': bulk(/temperature/i, HEAT_COOL),
    'confirmation of a bulk fan mode': bulk(/fan/i, '/thermostats/set_fan_mode'),
    'retry of a bulk unlock': {
      ...bulk(/^Unlock/, UNLOCK),
      given: { selectable: true, deviceIds: [FRONT], faults: { [UNLOCK]: { status: 400, times: 1 } } },
      async open(t) {
        await askingBulk(/^Unlock/)(t)
        const confirm = lastInDialog(t)
        if (confirm) await untilEnabled(confirm)
        confirm?.click()
        await t.advance(0)
      },
      control: button('Try again')
    },
    'retry after a failure': {
      tag: 'x-lock-details',
      given: { deviceId: FRONT, faults: { [UNLOCK]: { status: 400, times: 1 } } },
      async open(t) {
        const unlock = button('Unlock')(t)
        if (unlock) await untilEnabled(unlock)
        unlock?.click()
        await t.advance(0)
      },
      control: button('Try again'),
      paths: [UNLOCK]
    },
    'undo of a preset': {
      ...thermostat(button('Undo'), [HEAT_COOL]),
      given: { deviceId: HALLWAY, commandTime: 0 },
      async open(t) {
        const chip = await until(() => button(/^Away/)(t))
        await untilEnabled(chip)
        chip.click()
        await t.advance(0)
      }
    },
    'preset of a thermostat': thermostat(button(/^Away/), ['/thermostats/activate_climate_preset']),
    'preset in the preset manager': {
      tag: 'x-preset-manager',
      given: { deviceId: HALLWAY },
      control: ({ screen }) => screen.all('button', /^Apply/).at(-1),
      paths: ['/thermostats/activate_climate_preset']
    },
    'mode of a thermostat': thermostat(
      ({ screen }) => screen.selectOf('Mode'),
      ['/thermostats/heat', '/thermostats/cool'],
      choose
    ),
    'fan mode of a thermostat': thermostat(
      ({ screen }) => screen.selectOf('Fan mode'),
      ['/thermostats/set_fan_mode'],
      choose
    ),
    'step button of a thermostat': thermostat(button('Heat: higher'), [HEAT_COOL]),
    'scale of a thermostat': thermostat(
      ({ screen }) => screen.root.querySelector<HTMLElement>('input[type=range]') ?? undefined,
      [HEAT_COOL],
      slide
    ),
    'step button in a row': {
      tag: 'x-device-table',
      given: { rowActions: true, width: 800 },
      open: (t) => t.user.click('Adjust Hallway Thermostat'),
      control: button('Heat: higher'),
      paths: [HEAT_COOL]
    }
  }
  for (const [name, command] of Object.entries(CONTROLS)) {
    it(`takes no press as soon as it appears: ${name}`, async () => {
      const t: AnyTest = await setup(command.tag, { now: NOW, ...command.given })
      await command.open?.(t)
      const control = await until(() => command.control(t))
      const earlier = sentBy(t, command)
      expect(control.ariaDisabled, words(control.textContent)).to.equal('true')
      expect(control.matches(':disabled')).to.equal(false)
      await pressInEachWay(control, command.use)
      await t.advance(500)
      await pressInEachWay(control, command.use)
      await t.advance(3000)
      expect(sentBy(t, command), 'sent by early presses').to.equal(earlier)
      expect(control.isConnected && control.ariaDisabled).to.equal(null)
      if (command.use) command.use(control)
      else control.click()
      await t.advance(3000)
      expect(sentBy(t, command), 'sent by a press later').to.equal(earlier + 1)
    })
  }
})
