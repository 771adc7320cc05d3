import type { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import type { DeviceTableElement } from '../../../../elements/device-table.js'
import { DELETE } from '../../support/access-code-calls.js'
import { cleanUpAfterEach, setup } from '../../support/setup.js'
import { recordEvents, type Screen, settled, type TestPlatform, until } from '../../support/stage.js'
import { carryOut, doors, IN_FLIGHT, selectAll, selectableTable } from './many.js'

cleanUpAfterEach()

/** Starts a bulk action, removes its element, restricts it, and releases the responses. */
async function restrictAfterRemoval<Shown extends HTMLElement>(
  screen: Screen<Shown>,
  { requests, hold }: TestPlatform,
  { path, command, restrict }: { path: string; command: RegExp; restrict: (element: Shown) => void }
): Promise<void> {
  const release = hold(path)
  await selectAll(screen)
  await carryOut(screen, command)
  await until(() => requests(path).length === IN_FLIGHT)
  const over = recordEvents(screen, 'bulk-change')
  screen.element.remove()
  await settled()
  restrict(screen.element)
  release()
  await until(() => over.length > 0)
}

const OF_CODES: Readonly<Record<string, (table: AccessCodeTableElement) => void>> = {
  'the attribute disable-delete-access-code': (table) => table.setAttribute('disable-delete-access-code', '')
}

describe('A bulk run of a removed element', () => {
  /** Options set on a removed table of eight doors. Each of them forbids the seventh door. */
  const OF_DEVICES: Readonly<Record<string, (table: DeviceTableElement) => void>> = {
    'the property disableLockUnlock': (table) => void (table.disableLockUnlock = true),
    'the attribute device-ids': (table) => table.setAttribute('device-ids', 'device_door_8'),
    'the property deviceFilter': (table) => void (table.deviceFilter = ({ display_name }) => display_name === 'Door 8')
  }
  for (const [name, restrict] of Object.entries(OF_DEVICES)) {
    it(`does not send what ${name} forbids once it is set`, async () => {
      const { platform, table } = await selectableTable({ devices: doors(8), commandTime: 0 })
      await restrictAfterRemoval(table, platform, { path: '/locks/lock_door', command: /^Lock 8 locks$/, restrict })
      expect(platform.requests('/locks/lock_door').map(({ device_id }) => device_id)).not.to.include('device_door_7')
    })
  }

  for (const [name, restrict] of Object.entries(OF_CODES)) {
    it(`stops deleting once ${name} is set`, async () => {
      const { screen: table, platform } = await setup('x-access-code-table', {
        deviceId: 'device_garage',
        selectable: true
      })
      await restrictAfterRemoval(table, platform, { path: DELETE, command: /^Delete/, restrict })
      expect(platform.requests(DELETE)).to.have.length(IN_FLIGHT)
    })
  }
})
