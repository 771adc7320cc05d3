import { sendKeys } from '@web/test-runner-commands'
import { untilEnabled } from '../../enabled.js'
import type { DeviceTable as Table } from '../support/device-table.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { settled, tabTo, type, until } from '../support/stage.js'

async function setupTable(given: Given<'x-device-table'> = {}) {
  const { screen: table, platform } = await setup('x-device-table', given)
  await until(() => table.text.includes('Devices') && table.all('row').length > 0 && !table.text.includes('so far'))
  return { table, platform }
}

const titleOf = (table: Table): string => table.names('heading')[0] ?? ''

const rowOf = (table: Table, name: string): HTMLElement => {
  const [row] = table.all('row', name)
  if (!row) throw new Error(`There is no row "${name}": ${table.rowNames}`)
  return row
}

/** Returns the distance of a row from the top of the window. */
const topOf = (table: Table, name: string): number => Math.round(rowOf(table, name).getBoundingClientRect().top)

async function openAndBack(table: Table, name: string): Promise<void> {
  rowOf(table, name).click()
  await table.find('button', 'Edit name')
  await settled()
  await table.press('button', 'Back')
  await until(() => table.all('row', name).length > 0)
  await settled()
}

async function scrollList(table: Table, top: number): Promise<void> {
  const list = table.all('list')[0]?.closest('.list')
  if (!list) throw new Error('There is no list.')
  list.scrollTop = top
  await settled()
}

const seen = (table: Table): string[] => {
  const list = table.all('list')[0]?.closest('.list')?.getBoundingClientRect()
  const isSeen = ({ top, bottom }: DOMRect): boolean => !!list && top >= list.top - 1 && bottom <= list.bottom + 1
  return table
    .all('row')
    .filter((row) => isSeen(row.getBoundingClientRect()))
    .map((row) => row.querySelector('bdi')?.textContent ?? '')
}

describe('Device table navigation', () => {
  cleanUpAfterEach()

  it('does not move the focus before the user acts', async () => {
    const { table } = await setupTable()
    expect(table.focused).to.equal(undefined)
  })

  it('shows known details without waiting', async () => {
    const { table, platform } = await setupTable()
    platform.update({ faults: { '/devices/get': { delay: 600_000 } } })
    rowOf(table, 'Garage').click()
    await until(() => table.detail('Model') !== undefined)
    expect(table.detail('Model')).not.to.equal('')
  })

  it('restores the scroll position after details that are shorter than the window', async () => {
    const { table } = await setupTable()
    rowOf(table, 'Lake Cabin').scrollIntoView({ block: 'center' })
    const { scrollY } = window
    expect(scrollY).to.be.greaterThan(300)
    await openAndBack(table, 'Lake Cabin')
    expect(window.scrollY).to.equal(scrollY)
  })

  it('scrolls the title of the details into view', async () => {
    const { table } = await setupTable()
    document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }))
    rowOf(table, 'Lake Cabin').scrollIntoView({ block: 'center' })
    rowOf(table, 'Lake Cabin').click()
    await until(() => titleOf(table) === 'Device')
    await settled()
    const { top, bottom } = (await table.find('heading', 'Device')).getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(window.innerHeight)
  })

  it('keeps the scroll position of a long list', async () => {
    const { table } = await setupTable({ size: 1200 })
    await scrollList(table, 20_000)
    const name = seen(table)[3] ?? ''
    const top = topOf(table, name)
    await openAndBack(table, name)
    expect(table.focused).to.contain(name)
    expect(topOf(table, name)).to.be.closeTo(top, 1)
  })

  it('focuses the title if the row of the device is no longer listed', async () => {
    const { table } = await setupTable()
    type(await table.find('search'), 'garage')
    await until(() => table.rowNames.length === 1)
    rowOf(table, 'Garage').click()
    await table.press('button', 'Edit name')
    type(await table.find('textbox'), 'Carport')
    await sendKeys({ press: 'Enter' })
    await until(() => table.text.includes('Carport'))
    await table.press('button', 'Back')
    await table.waitForText('Sorry, no devices were found')
    expect(table.focused).to.equal('Devices 0 of 30')
  })

  it('restores the table after a device was not found', async () => {
    const { table, platform } = await setupTable()
    platform.update({ faults: { '/devices/get': { status: 404 } } })
    const elsewhere = Date.now
    Date.now = () => elsewhere() + 40_000
    try {
      rowOf(table, 'Garage').click()
      await table.waitForText('This device could not be found.')
    } finally {
      Date.now = elsewhere
    }
    await table.press('button', 'Back')
    await until(() => titleOf(table).startsWith('Devices'))
    expect(table.rowNames).to.contain('Front Door')
  })
})

describe('Table of 10,000 devices', () => {
  cleanUpAfterEach()

  it('supports End, PageUp, arrow keys and Home, and restores its position', async () => {
    const { screen: table } = await setup('x-device-table', { size: 10_000 })
    const isWhole = (): boolean => titleOf(table) === 'Devices 10,000'
    // On a slow machine this takes longer than the usual timeout.
    await until(isWhole).catch(() => until(isWhole))
    table.all('row')[0]?.focus()
    await sendKeys({ press: 'End' })
    await until(() => table.focused?.startsWith('Unit 9970'))
    await sendKeys({ press: 'PageUp' })
    await until(() => table.focused?.startsWith('Unit 9960'))
    await sendKeys({ press: 'ArrowDown' })
    await until(() => table.focused?.startsWith('Unit 9961'))
    await settled()
    const name = seen(table).find((seenName) => seenName.startsWith('Unit 9961')) ?? ''
    const top = topOf(table, name)
    await sendKeys({ press: 'Enter' })
    await table.find('button', 'Edit name')
    await settled()
    await table.press('button', 'Back')
    await until(() => table.focused?.startsWith('Unit 9961'))
    await settled()
    expect(table.focused).to.match(/^Unit 9961/)
    expect(topOf(table, name)).to.be.closeTo(top, 2)
    expect(table.all('row').length).to.be.at.most(80)
    await sendKeys({ press: 'Home' })
    await until(() => table.focused?.startsWith('Front Door'))
  })
})

describe('Keyboard use of the device table', () => {
  cleanUpAfterEach()

  it('covers search, filters, details, renaming, unlocking and the way back', async () => {
    const { table, platform } = await setupTable()
    await tabTo(table, 'Search devices')
    await sendKeys({ type: 'door' })
    await until(() => table.rowNames.length === 2)
    await sendKeys({ press: 'Escape' })
    await until(() => table.rowNames.length === 30)
    await tabTo(table, '3 device issues')
    await sendKeys({ press: 'Space' })
    await until(() => table.rowNames.length === 3)
    await sendKeys({ press: 'Enter' })
    await until(() => table.rowNames.length === 30)
    await tabTo(table, /^Front Door/)
    await sendKeys({ press: 'ArrowDown' })
    await until(() => table.focused?.startsWith('Back Door'))
    await sendKeys({ press: 'ArrowUp' })
    await until(() => table.focused?.startsWith('Front Door'))
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Device')
    await tabTo(table, 'Edit name')
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Device name')
    await sendKeys({ type: 'Main Door' })
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Edit name')
    await until(() => platform.requests('/devices/update').length === 1)
    await tabTo(table, 'Unlock')
    await untilEnabled(await table.find('button', 'Unlock'))
    await sendKeys({ press: 'Enter' })
    await until(() => platform.requests('/locks/unlock_door').length === 1)
    await until(() => table.announcements.includes('successfully updated'))
    expect(table.focused).to.equal('Lock')
    for (let presses = 0; presses < 5 && table.focused !== 'Back'; presses += 1) await sendKeys({ press: 'Shift+Tab' })
    expect(table.focused).to.equal('Back')
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused?.startsWith('Main Door'))
    expect(table.rowWords('Main Door')).to.contain('Unlocked')
  })
})
