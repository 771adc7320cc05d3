import { sendMouse } from '@web/test-runner-commands'
import type { DeviceView } from '../../../../src/features/device-table/rules/device-view.js'
import { useRecordedConsole } from '../../../record-console.js'
import { type DeviceTable, headingOf } from '../../support/device-table.js'
import { fieldsOf, groupsOf, openChoices, rowsOf, selectOf } from '../../support/device-table-view.js'
import { cleanUpAfterEach, settled, setup, until } from '../../support/setup.js'

describe('Device table view', () => {
  cleanUpAfterEach()
  const warnings = useRecordedConsole('warn')

  async function choose(table: DeviceTable, name: string, label: string): Promise<void> {
    const select = await until(() => selectOf(table, name))
    select.selectedIndex = [...select.options].findIndex((option) => option.label === label)
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
  }

  it('sorts, groups and filters as chosen, and dispatches view-change', async () => {
    const { screen: table } = await setup('x-device-table')
    const views: DeviceView[] = []
    table.element.addEventListener('view-change', ({ detail }) => views.push(detail.view))
    await openChoices(table)
    expect(table.root.activeElement?.tagName).to.equal('SELECT')
    await choose(table, 'Sort', 'Name')
    expect(rowsOf(table)).to.deep.equal(rowsOf(table).toSorted(new Intl.Collator('en', { numeric: true }).compare))
    await choose(table, 'Group by', 'Kind')
    expect(groupsOf(table).map((group) => group.replace(/ \d.*/, ''))).to.deep.equal([
      'Locks',
      'Thermostats',
      'Noise sensors'
    ])
    await table.press('button', 'Unlocked')
    await settled()
    expect(groupsOf(table)).to.have.length(1)
    const shown = rowsOf(table).length
    expect(groupsOf(table)[0]).to.equal(`Locks ${shown} devices`)
    expect(headingOf(table)).to.equal(`Devices ${shown} of 30`)
    expect(views.at(-1)).to.deep.equal({ sort: 'name', group: 'kind', filter: { states: ['unlocked'] } })
    expect(table.element.view).to.deep.equal(views.at(-1))
    expect(table.element.getAttribute('view')).to.equal(JSON.stringify(views.at(-1)))
    await table.press('button', 'Reset')
    expect(table.focused).to.equal('Show 30 devices')
    expect(rowsOf(table).length).to.be.greaterThan(shown)
    expect(table.element.hasAttribute('view')).to.equal(false)
    expect(views.at(-1)).to.deep.equal({})
  })

  it('closes with Escape and a button, and returns the focus to its button', async () => {
    const { screen: table } = await setup('x-device-table')
    for (const close of ['Escape', 'Show 30 devices']) {
      await openChoices(table)
      if (close !== 'Escape') await table.press('button', close)
      else table.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await settled()
      expect(table.all('group', 'View')).to.have.length(0)
      expect(table.root.activeElement?.ariaLabel).to.equal('View')
    }
  })

  it('says how many devices it shows, and resets only what is set', async () => {
    const { screen: table } = await setup('x-device-table')
    await openChoices(table)
    await table.find('button', 'Show 30 devices')
    expect(table.names('button', 'Reset')).to.deep.equal([])
    await table.press('button', 'Thermostats')
    await table.find('button', `Show ${rowsOf(table).length} devices`)
    expect(table.names('button', 'Reset')).to.have.length(1)
  })

  it('is lighter than the page in the dark scheme', async () => {
    const { screen: table } = await setup('x-device-table', { theme: 'dark' })
    await openChoices(table)
    const panel = await table.find('group', 'View')
    expect(getComputedStyle(panel).backgroundColor).not.to.equal(getComputedStyle(table.element).backgroundColor)
  })

  it('opens above the list without moving it, and closes when its button or the page is pressed', async () => {
    const { screen: table } = await setup('x-device-table')
    const rowTop = (): number => table.root.querySelector('[part~=row]')?.getBoundingClientRect().top ?? Number.NaN
    const firstTop = rowTop()
    const button = await table.find('button', 'View')
    const { left, top } = button.getBoundingClientRect()
    for (const [x, y] of [
      [left + 8, top + 8],
      [4, innerHeight - 4]
    ] as const) {
      await sendMouse({ type: 'click', position: [Math.round(left + 8), Math.round(top + 8)] })
      await table.find('group', 'View')
      expect(rowTop()).to.equal(firstTop)
      await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] })
      await until(() => table.all('group', 'View').length === 0)
    }
  })

  it('applies the view property and the view attribute from the first row on', async () => {
    const { screen: table, release } = await setup('x-device-table', { holds: ['/devices/list'] })
    table.element.setAttribute('view', '{"sort":"name","filter":{"kinds":["thermostat"]}}')
    release('/devices/list')
    const seen = new Set<string>()
    await until(() => {
      seen.add(rowsOf(table)[0] ?? '')
      return rowsOf(table).length > 0
    })
    await settled()
    seen.add(rowsOf(table)[0] ?? '')
    expect(seen.size).to.equal(2)
    expect(await table.find('group', 'Active filters')).not.to.equal(undefined)
  })

  it('reads the values of an earlier version, and reports each of them once', async () => {
    const { screen: table } = await setup('x-device-table')
    const names = ['trouble of the option view is now issues', 'maker of the option view is now manufacturer']
    for (const sort of ['trouble', 'trouble', 'name']) {
      table.element.setAttribute('view', JSON.stringify({ sort, group: 'maker' }))
      await until(() => groupsOf(table).some((group) => group.startsWith('August')))
    }
    await until(() => names.every((name) => warnings.some((line) => line.includes(name))))
    expect(warnings).to.have.length(names.length)
    await openChoices(table)
    expect(selectOf(table, 'Group by')?.value).to.equal('manufacturer')
  })

  it('lists active filters and removes them', async () => {
    const { screen: table } = await setup('x-device-table', {
      view: { filter: { kinds: ['lock'], offline: true } }
    })
    await table.press('button', 'Offline')
    expect(table.element.view).to.deep.equal({ filter: { kinds: ['lock'] } })
    expect(table.root.activeElement?.textContent).to.equal('Locks')
    await table.press('button', 'Locks')
    await settled()
    expect(table.element.view).to.equal(undefined)
    expect(table.root.activeElement === null).to.equal(false)
  })

  it('explains that filters hide everything, and offers to clear them', async () => {
    const { screen: table } = await setup('x-device-table', {
      view: { filter: { kinds: ['thermostat'], states: ['locked'] } }
    })
    await table.waitForText('No devices match these filters')
    expect(headingOf(table)).to.equal('Devices 0 of 30')
    await until(() => table.all('button', 'Clear filters').length > 0)
    table.all('button', 'Clear filters').at(-1)?.click()
    await until(() => rowsOf(table).length > 0)
  })

  it('offers no sort order if the host has a comparator', async () => {
    const { screen: table } = await setup('x-device-table', {
      deviceComparator: (a, b) => b.device_id.localeCompare(a.device_id),
      view: { sort: 'name' }
    })
    await openChoices(table)
    expect(fieldsOf(table, 'Sort')).to.have.length(0)
    const ids = rowsOf(table)
    expect(ids).not.to.deep.equal(ids.toSorted())
  })

  for (const nonsense of ['{', '"name"', '[]', '17']) {
    it(`ignores the malformed view ${nonsense} and reports it once`, async () => {
      const { screen: table, events } = await setup('x-device-table')
      const errors = events('platform-error')
      table.element.setAttribute('view', nonsense)
      await settled()
      expect(rowsOf(table)).not.to.deep.equal([])
      expect(errors).to.have.length(1)
      expect(table.all('group', 'Active filters')).to.have.length(0)
    })
  }

  it('renders few of many rows', async () => {
    const { screen: table } = await setup('x-device-table', {
      size: 10_000,
      view: { sort: 'name', group: 'manufacturer' }
    })
    await until(() => headingOf(table) === 'Devices 10,000')
    await settled()
    expect(rowsOf(table).length).to.be.lessThan(40)
    expect(groupsOf(table).length).to.be.lessThan(10)
  })
})
