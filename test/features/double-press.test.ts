import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
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
import { loadedLock } from './support/lock-details.js'
import {
  endMotions,
  heard,
  type Screen,
  settled,
  startPlatform,
  type TestPlatform,
  until,
  useCleanPage,
  words
} from './support/stage.js'

const UNLOCK = '/locks/unlock_door'
const LOCK = '/locks/lock_door'
const FRONT = 'device_front_door'
const GAPS = [0, 100, 250, 400]
const LATER = 500

const locked = { devices: doors(8, true), commandTime: 0 }

async function actingTable(width: number): Promise<{ platform: TestPlatform; table: DeviceTable }> {
  const { platform, table } = await selectableTable(locked, { rowActions: true }, width)
  await until(() => table.root.querySelector('.row-action .button'))
  return { platform, table }
}

/** Asks for the first two doors to be unlocked. @returns where that is confirmed */
async function askForTwo(table: DeviceTable): Promise<Place> {
  for (const name of ['Door 1', 'Door 2']) checkOf(table, name).click()
  await table.press('button', 'Unlock 2')
  const dialog = await until(() => table.root.querySelector('dialog'))
  endMotions(table)
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => words(textContent) === 'Unlock 2')
  if (!confirm) throw new Error('There is nothing to confirm by.')
  return middleOf(confirm)
}

/** What is pressed at a place of a screen. */
function lyingAt({ root }: Screen<HTMLElement>, [x, y]: Place): string {
  const button = root.elementFromPoint(x, y)?.closest('button')
  return words(button?.title || button?.textContent)
}

for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
  describe(`The second of two quick presses with a ${pointer}`, () => {
    useCleanPage()
    usePointer(pointer)
    const pass = usePressClock()
    const press = async (place: Place): Promise<void> => {
      await pressAt(pointer, place)
      await settled()
    }

    for (const gap of GAPS) {
      it(`unlocks no door that lies under a question, ${gap} ms after the first`, async () => {
        const { platform, table } = await actingTable(320)
        const place = await askForTwo(table)
        await press(place)
        putAt(table, await table.find('button', 'Unlock Door 5'), place)
        expect(lyingAt(table, place)).to.equal('Unlock Door 5')
        pass(gap)
        await press(place)
        expect(platform.asked(UNLOCK)).to.have.length(2)
        pass(LATER)
        await press(place)
        expect(platform.asked(UNLOCK), 'later it is meant').to.have.length(3)
      })

      it(`opens no device that lies under a question, ${gap} ms after the first`, async () => {
        const { platform, table } = await actingTable(800)
        const opened = heard(table, 'device-click')
        const place = await askForTwo(table)
        await press(place)
        putAt(table, await table.find('row', 'Door 5'), place)
        expect(lyingAt(table, place)).to.contain('Door 5')
        pass(gap)
        await press(place)
        expect(opened).to.deep.equal([])
        expect(platform.asked(UNLOCK)).to.have.length(2)
      })

      it(`does not lock again what the first has unlocked, ${gap} ms before`, async () => {
        const platform = await startPlatform({ commandTime: 0 })
        const details = await loadedLock(platform, FRONT)
        const place = middleOf(await details.find('button', 'Unlock'))
        await press(place)
        expect(lyingAt(details, place)).to.equal('Lock')
        pass(gap)
        await press(place)
        pass(gap)
        await press(place)
        expect([platform.asked(UNLOCK).length, platform.asked(LOCK).length]).to.deep.equal([1, 0])
        pass(LATER)
        await press(place)
        expect(platform.asked(LOCK), 'later it is meant').to.have.length(1)
      })

      it(`does not try again what has just failed again, ${gap} ms after the first`, async () => {
        const platform = await startPlatform({
          faults: { [UNLOCK]: { status: 400, error: { type: 'jammed', message: 'Jammed.' } } }
        })
        const details = await loadedLock(platform, FRONT)
        // What comes later at the end moves what lies below it.
        await details.find('group', 'Recent activity')
        await details.press('button', 'Unlock')
        const place = middleOf(await details.find('button', 'Try again'))
        await press(place)
        expect(lyingAt(details, place)).to.equal('Try again')
        pass(gap)
        await press(place)
        expect(platform.asked(UNLOCK)).to.have.length(2)
      })
    }

    it('does not confirm the question that the first has asked', async () => {
      const { platform, table } = await actingTable(320)
      checkOf(table, 'Door 1').click()
      const place = middleOf(await table.find('button', 'Unlock 1'))
      await press(place)
      endMotions(table)
      const [, confirm] = table.all('button', 'Unlock 1')
      const [x, y] = confirm ? middleOf(confirm) : place
      Object.assign((await table.find('question')).style, { translate: `${place[0] - x}px ${place[1] - y}px` })
      expect(lyingAt(table, place)).to.equal('Unlock 1')
      await press(place)
      expect(platform.asked(UNLOCK)).to.deep.equal([])
      expect(table.names('question')).to.have.length(1)
    })

    it('reaches no other element that lies under a question', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      const details = await loadedLock(platform, 'device_door_5')
      await press(place)
      table.element.hidden = true
      putAt(details, await details.find('button', 'Unlock'), place)
      expect(lyingAt(details, place)).to.equal('Unlock')
      await press(place)
      expect(platform.asked(UNLOCK)).to.have.length(2)
    })

    it('reaches what was meant, elsewhere', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      await press(place)
      const [x, y] = place
      putAt(table, await table.find('button', 'Unlock Door 5'), [x, y - 60])
      await press([x, y - 60])
      expect(platform.asked(UNLOCK)).to.have.length(3)
    })

    it('reaches what the first was on, where that is as it was', async () => {
      const { table } = await actingTable(320)
      const changes = heard(table, 'selection-change')
      const place = middleOf(checkOf(table, 'Door 3'))
      await press(place)
      await press(place)
      expect(changes).to.have.length(2)
    })

    it('is one of a key where a key is pressed', async () => {
      const { platform, table } = await actingTable(320)
      const place = await askForTwo(table)
      await press(place)
      const button = await table.find('button', 'Unlock Door 5')
      putAt(table, button, place)
      button.focus()
      await sendKeys({ press: 'Enter' })
      await settled()
      expect(platform.asked(UNLOCK)).to.have.length(3)
    })
  })

  describe(`A press with a ${pointer} that has begun`, () => {
    useCleanPage()
    usePointer(pointer)
    usePressClock()

    it('does nothing by a button that came there meanwhile', async () => {
      const { platform, table } = await actingTable(320)
      const place = middleOf(await table.find('button', 'Unlock Door 4'))
      await putDown(pointer, place)
      putAt(table, await table.find('button', 'Unlock Door 5'), place)
      await letGo(pointer)
      await settled()
      expect(platform.asked(UNLOCK)).to.deep.equal([])
    })

    it('does nothing by a button that does something else by now', async () => {
      const { platform, table } = await actingTable(320)
      const place = middleOf(await table.find('button', 'Unlock Door 4'))
      await putDown(pointer, place)
      platform.edit = (device) => (device.properties = { ...device.properties, locked: false })
      await table.element.refresh()
      expect(lyingAt(table, place)).to.equal('Lock Door 4')
      await letGo(pointer)
      await settled()
      expect([platform.asked(UNLOCK), platform.asked(LOCK)]).to.deep.equal([[], []])
    })
  })
}
