import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import type { SandboxDevice } from '../../../../src/sandbox/index.js'
import { MINUTE } from '../../../clock.js'
import { countTimeZoneConversions } from '../../../count-time-zone-conversions.js'
import { useFakeClock } from '../../../passing-time.js'
import { changeElsewhere, UPDATE } from '../../support/access-code-calls.js'
import { search } from '../../support/table.js'
import { recordEvents, type Screen, settled, tabTo, type TestPlatform, until, words } from '../../support/stage.js'
import { cleanUpAfterEach, type Given, setup } from '../../support/setup.js'

const CORA_ID = 'access_code_garage_2'
/** A Wednesday. */
const NOW = Date.parse('2026-11-25T12:00:00Z')

const door = (name: string, ...accessCodes: { name: string; days?: readonly [number, number] }[]): SandboxDevice => ({
  kind: 'lock',
  name,
  timezone: 'UTC',
  accessCodes: accessCodes.map((code, index) => ({ ...code, code: String(4711 + index) }))
})

const ANNA = { name: 'Anna', days: [0, 4] } as const
const BEN = { name: 'Ben', days: [-3, 0.25] } as const
const CORA = { name: 'Cora', days: [2, 6] } as const

const HOUSE: readonly SandboxDevice[] = [
  door('Front Door', ANNA, { name: 'Dora', days: [30, 34] }, { name: 'Cleaning' }),
  door('Garage', ANNA, CORA),
  door('Shed', BEN)
]

type Table = Screen<AccessCodeTableElement>

const bars = (table: Table): HTMLElement[] => [
  ...table.root.querySelectorAll<HTMLElement>('table li > button, [role=table] li > button:not(.link)')
]
const said = (table: Table): string[] => bars(table).map((bar) => bar.ariaLabel ?? '')
function barOf(table: Table, name: string): HTMLElement {
  const bar = bars(table).find(({ ariaLabel }) => ariaLabel?.startsWith(`${name}, `))
  if (!bar) throw new Error(`There is no bar of ${name}: ${said(table).join('; ')}`)
  return bar
}
const datesOf = (table: Table, name: string): string | undefined =>
  /(?:Nov|Dec)[^,]*/.exec(barOf(table, name).ariaLabel ?? '')?.[0]

describe('Access code calendar', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(NOW)
  let platform: TestPlatform

  async function shown(given: Given<'x-access-code-table'> = {}): Promise<Table> {
    const common = { devices: HOUSE, commandTime: 0, locale: 'en', width: 1000 }
    const { screen: table, ...t } = await setup('x-access-code-table', { ...common, ...given })
    platform = t.platform
    await until(() => table.all('row').length > 0)
    await settled()
    await choose(table, 'Calendar')
    await until(() => bars(table).length > 0)
    return table
  }
  async function choose(table: Table, view: string): Promise<void> {
    for (const label of table.root.querySelectorAll('label')) if (words(label.textContent) === view) label.click()
    await settled()
  }
  async function press(table: Table, name: string, keys: string): Promise<void> {
    barOf(table, name).focus()
    await sendKeys({ press: keys })
    await settled()
  }
  /** Drags a bar, or one of its ends, by a number of days. */
  async function pull(table: Table, name: string, days: number, end?: 'start' | 'end'): Promise<void> {
    const bar = barOf(table, name)
    bar.scrollIntoView({ block: 'center' })
    const { left, right, top, height } = bar.getBoundingClientRect()
    const [day] = table.root.querySelectorAll('[aria-hidden] > [data-today]')
    const width = day?.getBoundingClientRect().width ?? 0
    const x = Math.round(end === 'start' ? left : end === 'end' ? right : (left + right) / 2)
    const y = Math.round(top + height / 2)
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [Math.round(x + width * days), y] })
    await settled()
  }
  async function letGo(): Promise<void> {
    await sendMouse({ type: 'up' })
    await settled()
  }
  const sent = () => platform.requests(UPDATE).map((body) => Object(body))

  it('shows a row per person, and labels each stay with name, locks, dates and overlaps', async () => {
    const table = await shown()
    const names = [...table.root.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Anna', 'Ben', 'Cleaning', 'Cora', 'Dora'])
    expect(said(table)).to.deep.equal([
      'Anna, Front Door, Garage, November 25 – 29, starts today, overlaps with Cora on Garage',
      'Ben, Shed, November 22 – 25, ends today',
      'Cleaning, Front Door, Ends: Never',
      'Cora, Garage, November 27 – December 1, overlaps with Anna on Garage'
    ])
    await table.waitForText('Today: Anna arrives, Ben leaves.')
    expect(table.text).not.to.contain('4711')
  })

  it('applies the search of the list and stays open while a code is viewed', async () => {
    const table = await shown()
    await search(table, 'cora')
    expect(said(table)).to.deep.equal(['Cora, Garage, November 27 – December 1, overlaps with Anna on Garage'])
    await press(table, 'Cora', 'Enter')
    await table.find('button', 'Back')
    await table.press('button', 'Back')
    await until(() => table.focused?.startsWith('Cora, Garage'))
    await choose(table, 'List')
    expect(table.rowNames).to.deep.equal(['Cora'])
  })

  it('shows one or two weeks depending on the width, and moves by weeks and to today', async () => {
    const table = await shown()
    await table.waitForText('Nov 22 – Dec 5')
    await table.press('button', 'Later days')
    await table.waitForText('Nov 29 – Dec 12')
    expect(said(table)).to.have.length(3)
    table.element.style.inlineSize = '400px'
    await table.waitForText('Nov 29 – Dec 5')
    await table.press('button', 'Earlier days')
    await table.press('button', 'Earlier days')
    await table.press('button', 'Today')
    await table.waitForText('Nov 22 – 28')
  })

  it('shows an empty state that offers to go to today', async () => {
    const table = await shown({ devices: [door('Front Door', ANNA)] })
    for (const _ of [1, 2]) await table.press('button', 'Later days')
    await table.waitForText('No stays in these days')
    const [, today] = table.all('button', 'Today')
    today?.click()
    await until(() => bars(table).length === 1)
  })

  it('opens a single code directly, and several codes below their bar, without digits', async () => {
    const table = await shown()
    const clicks = recordEvents(table, 'access-code-click')
    barOf(table, 'Anna').click()
    await settled()
    expect(barOf(table, 'Anna').ariaExpanded).to.equal('true')
    expect(table.names('button', /^(?:Front Door|Garage)$/)).to.deep.equal(['Front Door', 'Garage'])
    expect(table.text).not.to.contain('4711')
    expect(clicks).to.have.length(0)
    await table.press('button', 'Garage')
    await table.find('button', 'Back')
    await table.press('button', 'Back')
    await until(() => bars(table).length > 0)
    barOf(table, 'Cora').click()
    await until(() => clicks.length === 2)
    expect(clicks[1]?.detail.access_code.name).to.equal('Cora')
  })

  it('moves a stay with the keyboard and sends one update per code when saved', async () => {
    const table = await shown()
    const updated = recordEvents(table, 'access-code-updated')
    await press(table, 'Anna', 'Alt+ArrowRight')
    await table.waitForText('Anna: Nov 26 – 30')
    await press(table, 'Anna', 'Alt+Shift+ArrowRight')
    await press(table, 'Anna', 'Shift+ArrowLeft')
    await table.waitForText('Anna: Nov 25 – Dec 1')
    await press(table, 'Anna', 'Alt+ArrowRight')
    await table.waitForText('Anna: Nov 26 – Dec 2')
    expect(datesOf(table, 'Anna')).to.equal('November 26 – December 2')
    expect(sent()).to.have.length(0)
    await table.press('button', 'Save')
    await until(() => updated.length === 2)
    const times = { starts_at: '2026-11-26T12:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' }
    expect(sent()).to.have.length(2)
    for (const body of sent()) expect(body).to.include({ type: 'time_bound', ...times })
    expect(updated.map(({ detail }) => detail.ends_at)).to.deep.equal([times.ends_at, times.ends_at])
    await table.waitForText('Access code updated')
    await until(() => !table.all('button', 'Save').length)
    expect(table.focused).to.match(/^Anna, /)
    expect(datesOf(table, 'Anna')).to.equal('November 26 – December 2')
  })

  it('moves a stay with the pointer, and neither sends nor opens anything before saving', async () => {
    const table = await shown()
    await pull(table, 'Cora', 2)
    expect(table.all('button', 'Save')).to.have.length(0)
    await letGo()
    await table.waitForText('Cora: Nov 29 – Dec 3')
    expect([sent().length, table.element.openedAccessCodeId]).to.deep.equal([0, undefined])
    await table.press('button', 'Undo')
    await until(() => datesOf(table, 'Cora') === 'November 27 – December 1')
    await until(() => table.focused?.startsWith('Cora, '))
    await pull(table, 'Cora', -1, 'start')
    await letGo()
    await pull(table, 'Cora', 1, 'end')
    await letGo()
    await table.press('button', 'Save')
    await until(() => sent().length === 1)
    expect(sent()[0]).to.include({ starts_at: '2026-11-26T12:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' })
  })

  it('shows the days of a stay that is moved out of view, and returns when the move is undone', async () => {
    const table = await shown({ width: 400 })
    await table.waitForText('Nov 22 – 28')
    for (let day = 0; day < 8; day++) await press(table, 'Anna', 'Alt+ArrowRight')
    await table.waitForText('Dec 2 – 8')
    expect(datesOf(table, 'Anna')).to.equal('December 3 – 7')
    expect(table.focused).to.match(/^Anna, /)
    await table.press('button', 'Undo')
    await table.waitForText('Nov 24 – 30')
    await settled()
    expect(datesOf(table, 'Anna')).to.equal('November 25 – 29')
    expect(table.focused).to.match(/^Anna, /)
  })

  it('shows the days of a stay that was dragged to the end of the days once it is dropped', async () => {
    const table = await shown({ width: 400 })
    await pull(table, 'Cora', 1)
    await table.waitForText('Nov 22 – 28')
    await letGo()
    await table.waitForText('Nov 27 – Dec 3')
    expect(barOf(table, 'Cora').classList.contains('cut-before')).to.equal(false)
  })

  it('restores a stay on Escape, during and after dragging', async () => {
    const table = await shown()
    await pull(table, 'Cora', 2)
    expect(datesOf(table, 'Cora')).to.equal('November 29 – December 3')
    await sendKeys({ press: 'Escape' })
    await letGo()
    expect([datesOf(table, 'Cora'), table.all('button', 'Save').length]).to.deep.equal(['November 27 – December 1', 0])
    await press(table, 'Cora', 'Alt+ArrowLeft')
    await press(table, 'Cora', 'Escape')
    expect([datesOf(table, 'Cora'), table.all('button', 'Save').length]).to.deep.equal(['November 27 – December 1', 0])
  })

  it('restores a stay and offers a retry if the update is rejected', async () => {
    const error = { type: 'refused', message: 'It is jammed.' }
    const table = await shown({ faults: { [UPDATE]: { status: 400, error, times: 1 } } })
    await press(table, 'Cora', 'Alt+ArrowRight')
    await table.press('button', 'Save')
    await table.find('button', 'Try 1 again')
    expect(datesOf(table, 'Cora')).to.equal('November 27 – December 1')
    await table.press('button', 'Show details')
    await table.waitForText('It is jammed.')
    await table.press('button', 'Try 1 again')
    await until(() => datesOf(table, 'Cora') === 'November 28 – December 2')
    expect(sent()).to.have.length(2)
  })

  it('does not move a stay that cannot be moved, and gives the reason', async () => {
    const table = await shown()
    await press(table, 'Cleaning', 'Alt+ArrowRight')
    await table.waitForText('This code has no start and end to move.')
    await pull(table, 'Cleaning', 1)
    await letGo()
    expect(table.element.openedAccessCodeId).to.equal(undefined)
    table.element.disableEditAccessCode = true
    await settled()
    await press(table, 'Cora', 'Alt+ArrowRight')
    await table.waitForText('You can’t change this code here.')
    expect([table.all('button', 'Save').length, datesOf(table, 'Cora')]).to.deep.equal([0, 'November 27 – December 1'])
  })

  it('moves one stay at a time, and keeps it while another code is opened', async () => {
    const table = await shown()
    await press(table, 'Anna', 'Alt+ArrowRight')
    await press(table, 'Cora', 'Alt+ArrowRight')
    await table.waitForText('Save or undo the other change first.')
    expect(datesOf(table, 'Cora')).to.equal('November 27 – December 1')
    barOf(table, 'Cora').click()
    await table.press('button', 'Back')
    await table.waitForText('Anna: Nov 26 – 30')
  })

  it('discards the move of a stay that changed elsewhere, and reports it', async () => {
    const table = await shown()
    await press(table, 'Cora', 'Alt+ArrowRight')
    await changeElsewhere(platform, CORA_ID, { ends_at: '2026-11-30T12:00:00.000Z' })
    await advance(MINUTE)
    await table.waitForText('Someone else changed it in the meantime.')
    expect([datesOf(table, 'Cora'), table.all('button', 'Save').length]).to.deep.equal(['November 27 – 30', 0])
  })

  describe('Reason why a moved stay cannot be saved', () => {
    const codeOfCora = async () => {
      const codes = await platform.client.accessCodes.list({ device_id: 'device_garage' })
      return codes.find(({ name }) => name === 'Cora')?.access_code_id ?? ''
    }
    async function expectReason(table: Table, reason: string): Promise<void> {
      await table.waitForText(reason)
      expect(table.text).not.to.contain('Someone else changed it in the meantime.')
      expect(table.all('button', 'Save')).to.have.length(0)
    }

    it('is shown if the host disabled editing', async () => {
      const table = await shown()
      await press(table, 'Cora', 'Alt+ArrowRight')
      table.element.disableEditAccessCode = true
      await expectReason(table, 'You no longer have permission.')
    })

    it('is shown if the code was deleted elsewhere', async () => {
      const table = await shown()
      await press(table, 'Cora', 'Alt+ArrowRight')
      await platform.client.accessCodes.delete({ access_code_id: await codeOfCora() })
      await advance(MINUTE)
      await expectReason(table, 'It’s no longer in this list.')
    })
  })

  it('is one tab stop, with arrow keys between the stays', async () => {
    const table = await shown()
    await tabTo(table, /^Anna, /)
    await sendKeys({ press: 'ArrowDown' })
    await until(() => table.focused?.startsWith('Ben, '))
    await sendKeys({ press: 'End' })
    await until(() => table.focused?.startsWith('Cora, '))
    await sendKeys({ press: 'ArrowUp' })
    await until(() => table.focused?.startsWith('Cleaning, '))
    expect(bars(table).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1)
  })

  it('reverses time, dragging and arrow keys in right-to-left pages', async () => {
    const table = await shown({ dir: 'rtl' })
    const [anna, cora] = ['Anna', 'Cora'].map((name) => barOf(table, name).getBoundingClientRect().right)
    expect(anna).to.be.greaterThan(cora ?? 0)
    await press(table, 'Cora', 'Alt+ArrowLeft')
    expect(datesOf(table, 'Cora')).to.equal('November 28 – December 2')
    await pull(table, 'Cora', -1)
    await letGo()
    expect(datesOf(table, 'Cora')).to.equal('November 29 – December 3')
  })

  it('changes the days when scrolled sideways', async () => {
    const table = await shown()
    const { left, top } = barOf(table, 'Cora').getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + 5), Math.round(top + 5)] })
    barOf(table, 'Cora').dispatchEvent(new WheelEvent('wheel', { deltaX: 160, bubbles: true, cancelable: true }))
    await table.waitForText('Nov 24 – Dec 7')
  })

  it('changes the week when swiped, except on a bar', async () => {
    const table = await shown()
    const touch = (element: Element | null | undefined, type: string, clientX: number): unknown =>
      element?.dispatchEvent(
        new PointerEvent(type, { clientX, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true })
      )
    const grid = table.root.querySelector('[role=table]')
    touch(grid, 'pointerdown', 300)
    touch(grid, 'pointerup', 200)
    await table.waitForText('Nov 29 – Dec 12')
    const bar = barOf(table, 'Cleaning').parentElement
    touch(bar?.firstElementChild?.firstElementChild, 'pointerdown', 300)
    touch(grid, 'pointerup', 400)
    await settled()
    expect(table.text).to.contain('Nov 29 – Dec 12')
  })

  it('ignores Escape and further moves while saving, and sends one update', async () => {
    const table = await shown({ holds: [UPDATE] })
    await press(table, 'Cora', 'Alt+ArrowRight')
    const save = await table.find('button', 'Save')
    save.click()
    save.click()
    await until(() => sent().length > 0)
    await press(table, 'Cora', 'Escape')
    await press(table, 'Cora', 'Alt+ArrowRight')
    expect(datesOf(table, 'Cora')).to.equal('November 28 – December 2')
    platform.release(UPDATE)
    await until(() => !table.all('button', 'Save').length)
    expect([sent().length, datesOf(table, 'Cora')]).to.deep.equal([1, 'November 28 – December 2'])
  })

  it('renders few of many rows, and reaches all of them with the keyboard', async () => {
    const guests = Array.from({ length: 200 }, (_, index) => ({ name: `Guest ${index}`, days: [0, 3] as const }))
    const table = await shown({ devices: [door('Front Door', ...guests)] })
    expect(bars(table).length).to.be.lessThan(40)
    await press(table, 'Guest 0', 'End')
    await until(() => table.focused?.startsWith('Guest 199, '))
    await sendKeys({ press: 'ArrowUp' })
    await until(() => table.focused?.startsWith('Guest 198, '))
  })
  it('computes the positions of many access periods without a time zone conversion for each', async () => {
    const guests = Array.from({ length: 300 }, (_, index) => ({
      name: `Guest ${index}`,
      days: [0, 3 + (index % 7) / 10] as const
    }))
    const lock = { ...door('Front Door', ...guests), timezone: 'America/Bogota' }
    let table: Table | undefined
    const count = await countTimeZoneConversions(async () => (table = await shown({ devices: [lock] })))
    expect(table && bars(table).length).to.be.greaterThan(10)
    expect(count).to.be.lessThan(150)
  })
})
