import type { SandboxDevice } from '../../../../src/sandbox/index.js'
import { clickEnabled } from '../../../enabled.js'
import { recordEvents, settled, until, useCleanPage } from '../../support/stage.js'
import { barOf, checkAll, dialogOf, outcomeOf, selectableTable } from './many.js'

useCleanPage()

const away = { key: 'away', name: 'Away', mode: 'heat_cool', heat: 60, cool: 80 } as const
const night = { key: 'night', name: 'Night', mode: 'heat', heat: 62 } as const

/** Returns thermostats of which every second one has a night preset. */
const rooms = (count: number): SandboxDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'thermostat',
    name: `Room ${index + 1}`,
    presets: index % 2 ? [away, night] : [away]
  }))

function pick(dialog: HTMLDialogElement, label: string): void {
  const select = dialog.querySelector('select')
  if (!select) throw new Error('There is nothing to choose from.')
  select.selectedIndex = [...select.options].findIndex((option) => option.label === label)
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('Bulk actions for thermostats', () => {
  it('apply a preset only to thermostats that have it, and announce the skipped ones', async () => {
    const { platform, table } = await selectableTable({ devices: rooms(6), commandTime: 0 })
    const over = recordEvents(table, 'bulk-change')
    const changes = recordEvents(table, 'climate-change')
    checkAll(table).click()
    await table.press('button', 'Apply a preset to 6 thermostats')
    const dialog = await dialogOf(table)
    expect([...(dialog.querySelector('select')?.options ?? [])].map(({ label }) => label)).to.deep.equal([
      'Away — 6 of 6',
      'Night — 3 of 6'
    ])
    pick(dialog, 'Night — 3 of 6')
    await settled()
    expect(dialog.innerText)
      .to.contain('Apply a preset to 3 thermostats')
      .and.to.contain('3 thermostats skipped: no “Night” preset')
    await clickEnabled([...dialog.querySelectorAll('button')].at(-1))
    await until(() => over.length > 0)
    expect(
      platform.requests('/thermostats/activate_climate_preset').map(({ climate_preset_key }) => climate_preset_key)
    ).to.deep.equal(['night', 'night', 'night'])
    expect(
      changes.map(({ detail }) => [
        detail.hvac_mode_setting,
        'heating_set_point_fahrenheit' in detail && detail.heating_set_point_fahrenheit
      ])
    ).to.deep.equal([1, 2, 3].map(() => ['heat', 62]))
    expect(over[0]?.detail.outcomes.filter(({ status }) => status === 'skipped')).to.have.length(3)
    expect(outcomeOf(table, 'Room 1')).to.equal('Skipped')
    expect(barOf(table)).to.contain('3 done, 3 skipped')
  })

  it('set the mode and the set points of all thermostats', async () => {
    const { platform, table } = await selectableTable({ devices: rooms(3), commandTime: 0 })
    const over = recordEvents(table, 'bulk-change')
    checkAll(table).click()
    await table.press('button', 'More actions')
    await table.press('button', 'Set the temperature of 3 thermostats')
    const dialog = await dialogOf(table)
    pick(dialog, 'Heat')
    await settled()
    await table.press('button', 'Heat: higher')
    await settled()
    await clickEnabled([...dialog.querySelectorAll('button')].at(-1))
    await until(() => over.length > 0)
    const sent = platform
      .requests('/thermostats/heat')
      .map(({ heating_set_point_fahrenheit }) => heating_set_point_fahrenheit)
    expect([sent.length, new Set(sent).size]).to.deep.equal([3, 1])
    expect(over[0]?.detail.operation).to.equal('thermostats.heat')
  })
})
