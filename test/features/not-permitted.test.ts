import { expect } from 'chai'
import { AccessCodeDetailsElement } from '../../elements/access-code-details.js'
import { AccessCodeFormElement } from '../../elements/access-code-form.js'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { NoiseSensorDetailsElement } from '../../elements/noise-sensor-details.js'
import { PresetManagerElement } from '../../elements/preset-manager.js'
import { ThermostatScheduleElement } from '../../elements/thermostat-schedule.js'
import { useFakeClock } from '../passing-time.js'
import { choose, openMenu } from './support/code-table.js'
import { type Screen, show, startPlatform, type TestPlatform, useCleanPage } from './support/stage.js'

const NOT_PERMITTED = 'You don’t have permission to make changes here.'
const FORBIDDEN = { status: 403, error: { type: 'forbidden', message: 'Not for you.' } }
const HALLWAY = 'device_hallway_thermostat'

interface Subject {
  readonly name: string
  show(platform: TestPlatform): Screen<HTMLElement>
  readonly create: string
  readonly remove: string
  readonly createPath: string
  readonly deletePath: string
  /** Values that complete an empty form, by label. */
  readonly fields: Readonly<Record<string, string>>
  /** Matches the buttons that change the resource. */
  readonly buttons: RegExp
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'noise thresholds',
    show: ({ client }) => show(NoiseSensorDetailsElement, { client, deviceId: 'device_living_room_sensor' }),
    create: 'Add threshold',
    remove: 'Delete Quiet hours',
    createPath: '/noise_sensors/noise_thresholds/create',
    deletePath: '/noise_sensors/noise_thresholds/delete',
    fields: { 'Alert above (dB)': '64', From: '13:00', To: '15:30' },
    buttons: /^Add threshold$|Quiet hours/
  },
  {
    name: 'climate presets',
    show: ({ client }) => show(PresetManagerElement, { client, deviceId: HALLWAY }),
    create: 'Create New',
    remove: 'Delete Guest arrival',
    createPath: '/thermostats/create_climate_preset',
    deletePath: '/thermostats/delete_climate_preset',
    fields: { Key: 'siesta' },
    buttons: /^(Create|Edit|Delete) /
  },
  {
    name: 'schedule exceptions',
    show: ({ client }) => show(ThermostatScheduleElement, { client, deviceId: HALLWAY }),
    create: 'Add exception',
    remove: 'Delete Guests arrive',
    createPath: '/thermostats/schedules/create',
    deletePath: '/thermostats/schedules/delete',
    fields: { From: '2026-03-29T10:00', Until: '2026-03-29T12:30' },
    buttons: /exception|Guests|Hold/
  },
  {
    name: 'daily programs',
    show: ({ client }) => show(ThermostatScheduleElement, { client, deviceId: HALLWAY }),
    create: 'Add program',
    remove: 'Delete Workday',
    createPath: '/thermostats/daily_programs/create',
    deletePath: '/thermostats/daily_programs/delete',
    fields: { Name: 'Siesta' },
    buttons: /program$|Workday/
  }
]

describe('Change rejected by missing permission', () => {
  useCleanPage()
  const advance = useFakeClock(Date.parse('2026-03-21T12:00:00Z'))

  async function press(screen: Screen<HTMLElement>, name: string): Promise<void> {
    await screen.press('button', name)
    await advance(100)
  }
  async function shown(make: () => Screen<HTMLElement>): Promise<Screen<HTMLElement>> {
    const screen = make()
    await advance(100)
    return screen
  }
  const reasons = ({ text }: Screen<HTMLElement>): number => text.split(NOT_PERMITTED).length - 1

  for (const subject of SUBJECTS) {
    describe(`Change to ${subject.name}`, () => {
      it('is no longer offered after a rejected deletion, with a reason and without "Try again"', async () => {
        const platform = await startPlatform({ faults: { [subject.deletePath]: FORBIDDEN } })
        const screen = await shown(() => subject.show(platform))
        await press(screen, subject.remove)
        await press(screen, 'Delete')
        expect(screen.announcements).to.contain(NOT_PERMITTED)
        expect(screen.text).not.to.contain('Please try again')
        expect(screen.names('button', subject.buttons)).to.deep.equal([])
        expect(screen.names('button', 'Try again')).to.deep.equal([])
        // The toast disappears. The reason stays in place of the buttons.
        await advance(10_000)
        expect(reasons(screen)).to.equal(1)
        expect(screen.announcements).not.to.contain(NOT_PERMITTED)
        const other = await shown(() => subject.show(platform))
        expect(other.names('button', subject.buttons)).to.deep.equal([])
      })

      it('disables the form with a single reason', async () => {
        const platform = await startPlatform({ faults: { [subject.createPath]: FORBIDDEN } })
        const screen = await shown(() => subject.show(platform))
        await press(screen, subject.create)
        const form = screen
        for (const [label, value] of Object.entries(subject.fields)) form.enter(label, value)
        await press(screen, 'Save')
        expect(reasons(screen)).to.equal(1)
        expect(screen.text).not.to.contain('Please try again')
        expect(await screen.find('button', 'Save')).to.have.property('disabled', true)
        await press(screen, 'Back')
        await press(screen, 'Discard')
        expect(screen.names('button', subject.buttons)).to.deep.equal([])
        expect(reasons(screen)).to.equal(1)
      })
    })
  }

  describe('Change to access codes', () => {
    const GARAGE = 'device_garage'

    async function shownCode(platform: TestPlatform): Promise<Screen<HTMLElement>> {
      const [code] = await platform.client.accessCodes.list({ device_id: GARAGE })
      const accessCodeId = code?.access_code_id
      return shown(() => show(AccessCodeDetailsElement, { client: platform.client, accessCodeId }))
    }

    it('is no longer offered in the menu of the code, but still for other codes', async () => {
      const platform = await startPlatform({ faults: { '/access_codes/delete': FORBIDDEN } })
      const table = show(AccessCodeTableElement, { client: platform.client, deviceId: GARAGE })
      await advance(100)
      const [first = '', second = ''] = table.rowNames
      await choose(table, first, /^Delete/)
      await press(table, 'Delete')
      expect(table.announcements).to.contain(NOT_PERMITTED)
      expect(table.names('button', 'Try again')).to.deep.equal([])
      expect((await openMenu(table, first)).some((item) => item.startsWith('Delete'))).to.equal(false)
      await press(table, `Actions for ${first}`)
      expect((await openMenu(table, second)).some((item) => item.startsWith('Delete'))).to.equal(true)
    })

    it('is no longer offered in the details, which keep permitted actions', async () => {
      const platform = await startPlatform({ faults: { '/access_codes/delete': FORBIDDEN } })
      const details = await shownCode(platform)
      await press(details, 'Delete code')
      await press(details, 'Delete')
      await advance(10_000)
      expect(details.names('button', 'Delete code')).to.deep.equal([])
      expect(details.names('button', 'Edit code')).to.deep.equal(['Edit code'])
      expect(reasons(details)).to.equal(1)
    })

    it('disables the form of a new code, and is no longer offered in the table', async () => {
      const platform = await startPlatform({ faults: { '/access_codes/create': FORBIDDEN } })
      const form = await shown(() => show(AccessCodeFormElement, { client: platform.client, deviceId: GARAGE }))
      const fields = form
      fields.enter('Name the new code', 'Sister')
      fields.enter('Enter the code (PIN)', '482913')
      await press(form, 'Save')
      expect(reasons(form)).to.equal(1)
      expect(form.text).not.to.contain('Please try again')
      expect(await form.find('button', 'Save')).to.have.property('disabled', true)
      const table = await shown(() => show(AccessCodeTableElement, { client: platform.client, deviceId: GARAGE }))
      expect(table.names('button', /Add/)).to.deep.equal([])
    })
  })
})
