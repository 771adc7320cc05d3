import { selectAll } from './device-table/bulk/many.js'
import { setupAllLocks } from './support/all-locks.js'
import { setupCode } from './support/code-details.js'
import { openMenu, setupCodes } from './support/code-table.js'
import { SENSOR } from './support/noise-sensor.js'
import { cleanUpAfterEach, settled, setup, type Test, until } from './support/setup.js'
import { setupSchedule } from './support/thermostat-schedule.js'

type Shown = Pick<Test<HTMLElement>, 'screen' | 'element'>

const DOORS = [1, 2].map((number) => ({ kind: 'lock', name: `Door ${number}` }) as const)
const GATE = { kind: 'lock', name: 'Gate', unmanagedAccessCodes: [{ name: 'Caretaker', code: '3690' }] } as const

async function setupSelected(tag: 'x-device-table' | 'x-access-code-table', given: object): Promise<Shown> {
  const t = await setup(tag, { ...given, selectable: true })
  await selectAll(t.screen)
  return t
}
async function setupMenu(): Promise<Shown> {
  const t = await setupCodes()
  await openMenu(t.screen, 'Family')
  return t
}
async function setupAccessMenu(): Promise<Shown> {
  const t = await setup('x-access-grant-table')
  await t.user.click('Actions for Gardener')
  return t
}
async function setupPerson(): Promise<Shown> {
  const t = await setupAllLocks()
  await t.user.click('Cleaning', 'row')
  return t
}

const setupLock = () => setup('x-lock-details', { deviceId: 'device_front_door' })
const setupRows = () => setup('x-device-table', { rowActions: true })
const setupDoors = () => setupSelected('x-device-table', { devices: DOORS })
const setupGate = () => setupCodes({ devices: [GATE], deviceId: 'device_gate' })
const setupSensor = () => setup('x-noise-sensor-details', { deviceId: SENSOR })

describe('Operation that the host disables', () => {
  cleanUpAfterEach()

  /** Controls of an operation in each place that offers it, by the option that disables the operation. */
  const PLACES: Readonly<
    Record<string, readonly (readonly [place: string, names: RegExp, open: () => Promise<Shown>])[]>
  > = {
    disableLockUnlock: [
      ['the details of a lock', /^(?:Lock|Unlock)$/, setupLock],
      ['the details of a code', /^(?:Lock|Unlock)$/, () => setupCode()],
      ['a row', /^(?:Lock|Unlock) Front Door$/, setupRows],
      ['selected rows', /^(?:Lock|Unlock) \d/, setupDoors],
      ['all locks in one latch', /^Lock/, () => setup('x-lock-all')],
      ['the overview', /^Lock/, () => setup('x-overview')]
    ],
    disableCreateAccessCode: [
      ['a table', /^Add access code$/, () => setupCodes()],
      ['the codes of all locks', /^Add access code$/, () => setupAllLocks()],
      ['selected locks', /^Add an access code/, setupDoors],
      ['codes set at a lock', /^Import/, setupGate]
    ],
    disableEditAccessCode: [
      ['the details of a code', /^Edit code$/, () => setupCode()],
      ['the menu of a row', /^Edit code$/, setupMenu],
      ['the codes of a person', /^Edit all/, setupPerson]
    ],
    disableDeleteAccessCode: [
      ['the details of a code', /^Delete code$/, () => setupCode()],
      ['the menu of a row', /^Delete code$/, setupMenu],
      ['the codes of a person', /^Delete all/, setupPerson],
      ['selected rows', /^Delete \d/, () => setupSelected('x-access-code-table', { deviceId: 'device_garage' })]
    ],
    disableCreateAccessGrant: [['the list of access', /^Give access$/, () => setup('x-access-grant-table')]],
    disableEditAccessGrant: [
      [
        'the details of access',
        /^(?:Edit|Extend)$/,
        () => setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
      ],
      ['the menu of a row of access', /^Extend$/, setupAccessMenu]
    ],
    disableDeleteAccessGrant: [
      [
        'the details of access',
        /^Remove access$|^Actions for /,
        () => setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
      ],
      ['the menu of a row of access', /^Remove access$/, setupAccessMenu]
    ],
    disableEditThresholds: [['a sensor', /^(?:Add threshold|Edit (?!name)|Delete )/, setupSensor]],
    disableEditSchedules: [['a schedule', /^(?:Add |Edit |Delete )/, () => setupSchedule()]]
  }
  for (const [option, places] of Object.entries(PLACES)) {
    for (const [place, names, open] of places) {
      it(`is offered in ${place} unless ${option} is set`, async () => {
        const { screen, element } = await open()
        const offered = (): string[] => [...screen.names('button', names), ...screen.names('menuitem', names)]
        await until(() => offered().length > 0)
        const all = offered()
        Reflect.set(element, option, true)
        await settled()
        expect(offered()).to.deep.equal([])
        Reflect.set(element, option, false)
        await settled()
        expect(offered()).to.deep.equal(all)
      })
    }
  }
})
