import { clickEnabled, untilEnabled } from '../../../enabled.js'
import { middleOf } from '../../support/double-press.js'
import { JAMMED } from '../../support/platform-errors.js'
import { recordEvents, settled, tabTo, until, useCleanPage, words } from '../../support/stage.js'
import { barOf, carryOut, checkAll, checkOf, doors, headOf, outcomeOf, press, selectableTable } from './many.js'

const LOCK = '/locks/lock_door'

useCleanPage()

describe('Bulk actions of the device table', () => {
  it('ask for confirmation with the number and the names', async () => {
    const { table } = await selectableTable({ devices: doors(6, true) })
    checkAll(table).click()
    await table.press('button', 'Unlock 6 locks')
    const dialog = await until(() => table.root.querySelector('dialog'))
    expect(dialog.innerText).to.contain('Unlock 6 locks?').and.to.contain('Door 1, Door 2 and 4 more')
    expect([...(dialog.querySelector('details')?.children ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      'Show details',
      'Door 1, Door 2, Door 3, Door 4, Door 5, Door 6'
    ])
  })

  it('skip devices that cannot be locked, and show the reason', async () => {
    const { platform, table } = await selectableTable({
      devices: [
        ...doors(2),
        { kind: 'lock', name: 'Shed', online: false },
        { kind: 'thermostat', name: 'Hall' },
        { kind: 'thermostat', name: 'Attic' }
      ],
      commandTime: 0
    })
    const over = recordEvents(table, 'bulk-change')
    checkAll(table).click()
    await table.press('button', 'Lock 2 locks')
    const dialog = await until(() => table.root.querySelector('dialog'))
    expect(words(dialog.innerText))
      .to.contain('Lock 2 locks?')
      .and.to.contain('1 lock skipped: offline')
      .and.to.contain('2 thermostats skipped')
    await clickEnabled([...dialog.querySelectorAll('button')].at(-1))
    await until(() => over.length > 0)
    expect(platform.requests(LOCK)).to.have.length(2)
    const skipped = over[0]?.detail.outcomes.filter(({ status }) => status === 'skipped').map(({ reason }) => reason)
    expect(skipped).to.deep.equal(['unsupported', 'unsupported', 'unsupported'])
  })

  it('show done, failed and skipped devices as parts of one bar, distinguishable without color', async () => {
    const { table } = await selectableTable(
      {
        devices: [...doors(4), { kind: 'thermostat', name: 'Hall' }],
        commandTime: 0,
        faults: { [LOCK]: { ...JAMMED, times: 3 } }
      },
      {},
      320
    )
    checkAll(table).click()
    await carryOut(table, 'Lock (4)', 'Lock 4 locks')
    await until(() => barOf(table).includes('1 locked, 3 failed, 1 skipped'))
    await settled()
    const parts = [...table.root.querySelectorAll('.run-parts > *')]
    const widths = parts.map((part) => part.getBoundingClientRect().width)
    expect(widths[1]).to.be.closeTo(3 * (widths[0] ?? NaN), 2)
    expect(widths[2]).to.be.closeTo(widths[0] ?? NaN, 2)
    expect(new Set(parts.map((part) => getComputedStyle(part).background)).size).to.equal(3)
    expect(parts.map((part) => getComputedStyle(part).backgroundImage !== 'none')).to.deep.equal([false, true, false])
    const [dismiss, retry, details] = ['Dismiss', 'Try again', 'Show details'].map((name) =>
      table.all('button', name)[0]?.getBoundingClientRect()
    )
    const said = table.root.querySelector('.run-status b')?.getBoundingClientRect()
    expect(dismiss?.top).to.be.lessThan(said?.bottom ?? NaN)
    expect(details?.top).to.equal(retry?.top)
  })

  it('show a skipped device without a line of its own', async () => {
    const { table } = await selectableTable(
      {
        devices: [...doors(2), { kind: 'thermostat', name: 'Hall' }],
        edit: ({ properties }) =>
          properties?.available_climate_presets && Object.assign(properties, { is_heating: true }),
        commandTime: 0
      },
      {},
      320
    )
    const heightOf = (name: string): number | undefined => table.all('row', name)[0]?.closest('li')?.offsetHeight
    const usual = heightOf('Hall')
    checkAll(table).click()
    await carryOut(table, 'Lock (2)', 'Lock 2 locks')
    await until(() => barOf(table).includes('2 locked, 1 skipped'))
    expect(table.rowWords('Hall').join()).to.contain('Skipped')
    expect(heightOf('Hall')).to.equal(usual)
  })

  it('show a result below the rows, and pass no press to the row that was behind the bar', async () => {
    const { table, platform } = await selectableTable({ devices: doors(20), commandTime: 0 }, {}, 320)
    const release = platform.hold(LOCK)
    checkAll(table).click()
    await carryOut(table, 'Lock (20)', 'Lock 20 locks')
    const [x, y] = middleOf(await table.find('button', 'Stop'))
    release()
    await until(() => barOf(table).includes('20 locked'))
    const bottom = table.all('row', 'Door 20')[0]?.closest('li')?.getBoundingClientRect().bottom
    expect(table.all('group', 'Bulk actions')[0]?.getBoundingClientRect().top).to.be.at.least((bottom ?? NaN) - 1)
    expect(y).to.be.below(bottom ?? NaN)
    expect(table.root.elementFromPoint(x, y)?.closest('li') ?? null).to.equal(null)
  })

  it('show a failure also where the user is, if the result is out of view', async () => {
    const { table } = await selectableTable({
      devices: doors(20),
      faults: { [LOCK]: { ...JAMMED, times: 2 } },
      commandTime: 0
    })
    checkAll(table).click()
    await carryOut(table, 'Lock 20 locks')
    await until(() => table.all('alert').some(({ textContent }) => textContent?.includes('18 locked, 2 failed')))
  })

  it('continue while another screen is open', async () => {
    const { platform, table } = await selectableTable({ devices: doors(4), commandTime: 0 })
    const release = platform.hold(LOCK)
    checkAll(table).click()
    await carryOut(table, 'Lock 4 locks')
    await until(() => platform.requests(LOCK).length === 4)
    await table.press('row', 'Door 1')
    await table.find('button', 'Back')
    release()
    await settled()
    await table.press('button', 'Back')
    await until(() => barOf(table).includes('4 locked'))
    expect(platform.requests(LOCK)).to.have.length(4)
  })

  it('show which rows are waiting, next to those that are locking', async () => {
    const { platform, table } = await selectableTable({ devices: doors(8), commandTime: 0 })
    const release = platform.hold(LOCK)
    checkAll(table).click()
    await carryOut(table, 'Lock 8 locks')
    await until(() => platform.requests(LOCK).length === 6)
    await settled()
    const visible = (): string[] =>
      [...table.root.querySelectorAll('.row-word')].map(({ textContent }) => words(textContent))
    expect(visible()).to.deep.equal(['Waiting', 'Waiting'])
    expect(table.rowWords('Door 1')).to.include('Locking…')
    release()
    await until(() => barOf(table).includes('8 locked'))
    await settled()
    expect(table.root.querySelector('.row-word') === null).to.equal(true)
    expect(table.rowWords('Door 8')).to.include('Locked')
  })

  it('show an outcome in the row of a lock that does not report its state', async () => {
    const action_attempt = {
      action_attempt_id: 'one',
      action_type: 'LOCK_DOOR',
      status: 'success',
      result: {},
      error: null
    }
    const { table } = await selectableTable({
      devices: [{ kind: 'lock', name: 'Gate', locked: null }],
      faults: { [LOCK]: { body: { ok: true, action_attempt } } }
    })
    checkAll(table).click()
    await carryOut(table, 'Lock 1 lock')
    await until(() => barOf(table).includes('1 locked'))
    await table.press('button', 'Refresh')
    await until(() => table.rowWords('Gate').includes('State unknown'))
    expect(outcomeOf(table, 'Gate')).to.equal('Done')
  })

  it('warn before the page is left, and send waiting commands when it is left', async () => {
    const { platform, table } = await selectableTable({ devices: doors(20), commandTime: 0 })
    const release = platform.hold(LOCK)
    const leave = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).to.equal(false)
    checkAll(table).click()
    await carryOut(table, 'Lock 20 locks')
    await until(() => platform.requests(LOCK).length === 6)
    expect(leave()).to.equal(true)
    dispatchEvent(new Event('pagehide'))
    await until(() => platform.requests(LOCK).length === 20)
    expect(platform.outlivePage(LOCK).every(Boolean)).to.equal(true)
    release()
    await until(() => barOf(table).includes('20 locked'))
    expect(leave()).to.equal(false)
    expect(platform.requests(LOCK)).to.have.length(20)
  })

  it('are possible with the keyboard alone, including a range', async () => {
    const { platform, table } = await selectableTable({ devices: doors(6), commandTime: 0 })
    const over = recordEvents(table, 'bulk-change')
    checkOf(table, 'Door 2').focus()
    await press('Space')
    await press('Tab')
    for (let row = 2; row < 5; row += 1) await press('ArrowDown')
    await press('Shift+Tab')
    await press('Shift+Space')
    await until(() => headOf(table).includes('4 selected'))
    await tabTo(table, 'Lock 4 locks')
    await press('Enter')
    await until(() => table.root.querySelector('dialog'))
    // The dialog names only some devices, so the button that lists the others comes first.
    expect(table.focused).to.equal('Cancel')
    const inDialog = (): string => words(table.root.activeElement?.textContent)
    for (let presses = 0; presses < 6 && inDialog() !== 'Lock 4 locks'; presses += 1) await press('Tab')
    if (table.root.activeElement) await untilEnabled(table.root.activeElement)
    await press('Enter')
    await settled()
    expect(table.focused).to.equal('Bulk actions')
    await until(() => over.length > 0)
    expect(
      platform
        .requests(LOCK)
        .map(({ device_id }) => device_id)
        .toSorted()
    ).to.deep.equal(['device_door_2', 'device_door_3', 'device_door_4', 'device_door_5'])
    await tabTo(table, 'Dismiss')
    await press('Enter')
    await until(() => headOf(table).includes('4 selected'))
    expect(table.focused).not.to.equal(undefined)
  })

  it('announce the progress sparingly', async () => {
    const { table } = await selectableTable({ devices: doors(20), commandTime: 0 })
    const said = new Set<string>()
    new MutationObserver(() => said.add(table.root.querySelector('.bulk-bar .announcer')?.textContent ?? '')).observe(
      table.root,
      {
        subtree: true,
        childList: true,
        characterData: true
      }
    )
    checkAll(table).click()
    await carryOut(table, 'Lock 20 locks')
    await until(() => barOf(table).includes('20 locked'))
    await until(() => said.has('20 locked'))
    expect(said.size).to.be.at.most(13)
  })
})
