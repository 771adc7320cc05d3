import { sendKeys } from '@web/test-runner-commands'
import { untilEnabled } from '../enabled.js'
import { checkOf, doors, selectableTable } from './device-table/bulk/many.js'
import type { DeviceTable } from './support/device-table.js'
import {
  letGo,
  middleOf,
  type Place,
  type Pointer,
  pressAt,
  putAt,
  putDown,
  usePointer,
  usePressClock
} from './support/double-press.js'
import { cleanUpAfterEach, setup } from './support/setup.js'
import { endMotions, recordEvents, type Screen, settled, type TestPlatform, until, words } from './support/stage.js'

const UNLOCK = '/locks/unlock_door'
const FRONT = 'device_front_door'
const GAPS = [0, 100, 250, 400]
const LATER = 500

const locked = { devices: doors(8, true), commandTime: 0 }

async function actingTable(width: number): Promise<{ platform: TestPlatform; table: DeviceTable }> {
  const { platform, table } = await selectableTable(locked, { rowActions: true }, width)
  await untilEnabled(await until(() => table.root.querySelector('.row-action button')))
  return { platform, table }
}

/** Opens the dialog to unlock the first two doors. @returns the position of its confirm button */
async function askForTwo(table: DeviceTable): Promise<Place> {
  for (const name of ['Door 1', 'Door 2']) checkOf(table, name).click()
  await table.press('button', /^Unlock (\(2\)|2 locks)$/)
  const dialog = await until(() => table.root.querySelector('dialog'))
  endMotions(table)
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => words(textContent) === 'Unlock 2 locks'
  )
  if (!confirm) throw new Error('There is nothing to confirm by.')
  await untilEnabled(confirm)
  return middleOf(confirm)
}

/** Returns the label of the button at a position. */
function lyingAt({ root }: Screen<HTMLElement>, [x, y]: Place): string {
  const button = root.elementFromPoint(x, y)?.closest('button')
  return words(button?.title || button?.textContent)
}

for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
  describe(`Second of two quick presses with a ${pointer}`, () => {
    cleanUpAfterEach()
    usePointer(pointer)
    const pass = usePressClock()
    const press = async (place: Place): Promise<void> => {
      await pressAt(pointer, place)
      await settled()
    }

    for (const gap of GAPS) {
      it(`does not unlock a door below a dialog, ${gap} ms after the first`, async () => {
        const { platform, table } = await actingTable(320)
        const place = await askForTwo(table)
        await press(place)
        putAt(table, await table.find('button', 'Unlock Door 5'), place)
        expect(lyingAt(table, place)).to.equal('Unlock Door 5')
        pass(gap)
        await press(place)
        expect(platform.requests(UNLOCK)).to.have.length(2)
        pass(LATER)
        await press(place)
        expect(platform.requests(UNLOCK), 'later it is meant').to.have.length(3)
      })

      it(`does not open a device below a dialog, ${gap} ms after the first`, async () => {
        const { platform, table } = await actingTable(800)
        const opened = recordEvents(table, 'device-click')
        const place = await askForTwo(table)
        await press(place)
        putAt(table, await table.find('row', 'Door 5'), place)
        expect(lyingAt(table, place)).to.contain('Door 5')
        pass(gap)
        await press(place)
        expect(opened).to.deep.equal([])
        expect(platform.requests(UNLOCK)).to.have.length(2)
      })

      it(`does not lock a door that the first press unlocked, ${gap} ms before`, async () => {
        const { screen: details, platform } = await setup('x-lock-details', { commandTime: 0, deviceId: FRONT })
        const place = middleOf(await details.find('button', 'Unlock'))
        await press(place)
        expect(lyingAt(details, place)).to.equal('Lock')
        pass(gap)
        await press(place)
        pass(gap)
        await press(place)
        expect([platform.requests(UNLOCK).length, platform.requests('/locks/lock_door').length]).to.deep.equal([1, 0])
        await untilEnabled(await details.find('button', 'Lock'))
        pass(LATER)
        await press(middleOf(await details.find('button', 'Lock')))
        expect(platform.requests('/locks/lock_door'), 'later it is meant').to.have.length(1)
      })

      it(`does not retry a command that failed again, ${gap} ms after the first`, async () => {
        const { screen: details, platform } = await setup('x-lock-details', {
          faults: { [UNLOCK]: { status: 400, error: { type: 'jammed', message: 'Jammed.' } } },
          deviceId: FRONT
        })
        // The activity is inserted late and moves the content below it.
        await details.find('group', 'Recent activity')
        await details.press('button', 'Unlock')
        const place = middleOf(await details.find('button', 'Try again'))
        await press(place)
        expect(lyingAt(details, place)).to.equal('Try again')
        pass(gap)
        await press(place)
        expect(platform.requests(UNLOCK)).to.have.length(2)
      })
    }

    it('does not confirm the dialog that the first press opened', async () => {
      const { platform, table } = await actingTable(320)
      checkOf(table, 'Door 1').click()
      const place = middleOf(await table.find('button', 'Unlock (1)'))
      await press(place)
      endMotions(table)
      const [confirm] = table.all('button', 'Unlock 1 lock')
      const [x, y] = confirm ? middleOf(confirm) : place
      Object.assign((await table.find('question')).style, { translate: `${place[0] - x}px ${place[1] - y}px` })
      expect(lyingAt(table, place)).to.equal('Unlock 1 lock')
      await press(place)
      expect(platform.requests(UNLOCK)).to.deep.equal([])
      expect(table.names('question')).to.have.length(1)
    })

    it('does not reach another element below a dialog', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      const { screen: details } = await setup('x-lock-details', { platform, deviceId: 'device_door_5' })
      await press(place)
      table.element.hidden = true
      putAt(details, await details.find('button', 'Unlock'), place)
      expect(lyingAt(details, place)).to.equal('Unlock')
      await press(place)
      expect(platform.requests(UNLOCK)).to.have.length(2)
    })

    it('reaches a button in another place', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      await press(place)
      const [x, y] = place
      putAt(table, await table.find('button', 'Unlock Door 5'), [x, y - 60])
      await press([x, y - 60])
      expect(platform.requests(UNLOCK)).to.have.length(3)
    })

    it('reaches the same unchanged control', async () => {
      const { table } = await actingTable(320)
      const changes = recordEvents(table, 'selection-change')
      const place = middleOf(checkOf(table, 'Door 3'))
      await press(place)
      await press(place)
      expect(changes).to.have.length(2)
    })

    it('does not block key presses', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      await press(place)
      const button = await table.find('button', 'Unlock Door 5')
      putAt(table, button, place)
      button.focus()
      await sendKeys({ press: 'Enter' })
      await settled()
      expect(platform.requests(UNLOCK)).to.have.length(3)
    })
  })

  describe(`Started press with a ${pointer}`, () => {
    cleanUpAfterEach()
    usePointer(pointer)
    usePressClock()

    it('does not activate a button that moved under the pointer', async () => {
      const { platform, table } = await actingTable(320)
      const place = middleOf(await table.find('button', 'Unlock Door 4'))
      await putDown(pointer, place)
      putAt(table, await table.find('button', 'Unlock Door 5'), place)
      await letGo(pointer)
      await settled()
      expect(platform.requests(UNLOCK)).to.deep.equal([])
    })

    it('does not activate a button whose action changed', async () => {
      const { platform, table } = await actingTable(320)
      const place = middleOf(await table.find('button', 'Unlock Door 4'))
      await putDown(pointer, place)
      platform.edit = (device) => (device.properties = { ...device.properties, locked: false })
      await table.element.refresh()
      putAt(table, await table.find('button', 'Lock Door 4'), place)
      expect(lyingAt(table, place)).to.equal('Lock Door 4')
      await letGo(pointer)
      await settled()
      expect([platform.requests(UNLOCK), platform.requests('/locks/lock_door')]).to.deep.equal([[], []])
    })
  })
}
