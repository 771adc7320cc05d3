import { carryOut, selectAll } from '../device-table/bulk/many.js'
import { JAMMED } from '../support/platform-errors.js'
import { type Setting, settled, setup, type Test, until, words } from '../support/setup.js'

type Table = Test<HTMLElement>

/** Parameters of a bulk action. */
export interface BulkRow {
  readonly tag: 'x-device-table' | 'x-access-code-table'
  /** Properties of the table and options of the platform, with as many rows as `count`. */
  readonly given: Setting & { readonly deviceId?: string }
  readonly count: number
  /** Button in the bulk bar, and the button that confirms. @default the same */
  readonly action: string
  readonly confirm?: string
  /** `true` if the button is in the menu of further actions. */
  readonly isInMenu?: true
  /** Word of the result for what was done with the resources. @default 'done' */
  readonly outcome?: string
  /** Outcomes that are omitted because the row shows them. @default none */
  readonly shownByRow?: readonly ('Sending…' | 'Done')[]
  /** Completes the dialog. */
  fill?(t: Table): Promise<void>
  readonly path: string
  readonly operation: string
  /** `true` if one request contains all resources. */
  readonly isCombined?: true
  /** `true` if one button acts on all listed resources, without selection and dialog. Changed resources leave the list. */
  readonly isForAll?: true
  /** Event for each resource. */
  readonly event: keyof HTMLElementEventMap
}

const barOf = ({ screen }: Table): string => words(screen.all('group', 'Bulk actions')[0]?.innerText)

/** Returns the outcome that each row shows. */
const outcomesOf = ({ screen }: Table): string[] =>
  [...screen.root.querySelectorAll('.row-word, .row-outcome')].map(({ textContent }) => words(textContent))

/** Tests what every bulk action promises: confirmation, requests, events, outcomes, and a retry of failures only. */
export function describeBulk(name: string, row: BulkRow): void {
  const { tag, given, count, action, confirm = action, isInMenu, shownByRow = [], fill, path, operation } = row
  const result = (resources: number): string => `${resources} ${row.outcome ?? 'done'}`
  const { isCombined, isForAll, event } = row
  const requests = (resources: number): number => (isCombined ? 1 : resources)

  async function open(more: Setting = {}): Promise<Table> {
    const t = await setup(tag, { commandTime: 0, selectable: true, ...given, ...more })
    if (isForAll) return t
    await selectAll(t.screen)
    if (isInMenu) await t.user.click('More actions')
    return t
  }
  async function run(t: Table): Promise<void> {
    if (isForAll) return t.user.click(action)
    if (!fill) return carryOut(t.screen, action, confirm)
    await t.user.click(action)
    await fill(t)
    await t.user.click(confirm)
  }
  const statusesOf = (detail: HTMLElementEventMap['bulk-change']['detail'] | undefined): string[] =>
    (detail?.outcomes ?? []).map(({ status }) => status).toSorted()

  describe(name, () => {
    if (!isForAll) {
      it('asks for confirmation, and sends nothing if canceled', async () => {
        const t = await open()
        await t.user.click(action)
        await until(() => t.screen.dialog)
        await t.user.click('Cancel')
        expect(t.requests(path)).to.deep.equal([])
        expect(t.screen.dialog).to.equal(null)
      })
    }

    it('changes each resource once, and dispatches before-change, its event and bulk-change', async () => {
      const t = await open()
      const [changes, events, runs] = [t.events('before-change'), t.events(event), t.events('bulk-change')]
      await run(t)
      await until(() => runs.length > 0)
      await until(() => barOf(t).includes(result(count)))
      expect(t.requests(path)).to.have.length(requests(count))
      expect(t.platform.outlivePage(path).every(Boolean)).to.equal(true)
      expect([changes.length, events.length, runs.length]).to.deep.equal([count, count, 1])
      expect(runs[0]?.detail.operation).to.equal(operation)
      expect(statusesOf(runs[0]?.detail)).to.deep.equal(Array(count).fill('succeeded'))
      expect(outcomesOf(t)).to.deep.equal(Array(isForAll || shownByRow.includes('Done') ? 0 : count).fill('Done'))
      await t.user.click('Dismiss')
      expect(barOf(t)).not.to.contain(result(count))
      expect(outcomesOf(t).join('')).to.equal('')
    })

    it('shows what is being sent, in the rows that do not show it themselves', async () => {
      const t = await open()
      t.hold(path)
      await run(t)
      await until(() => t.requests(path).length === requests(count))
      await settled()
      expect(outcomesOf(t)).to.deep.equal(Array(shownByRow.includes('Sending…') ? 0 : count).fill('Sending…'))
    })

    it('leaves out a resource whose change the host cancels', async () => {
      const t = await open()
      const runs = t.events('bulk-change')
      t.element.addEventListener('before-change', (change) => change.preventDefault(), { once: true })
      await run(t)
      await until(() => runs.length > 0)
      expect(t.requests(path)).to.have.length(requests(count - 1))
      expect(statusesOf(runs[0]?.detail)).to.deep.equal(['canceled', ...Array(count - 1).fill('succeeded')])
      if (!isForAll) expect(outcomesOf(t)).to.include('Not allowed by this page')
    })

    it('shows why resources failed, and retries only those', async () => {
      const times = isCombined ? 1 : count - 1
      const failures = isCombined ? count : count - 1
      const t = await open({ faults: { [path]: { ...JAMMED, times } } })
      const [events, runs] = [t.events(event), t.events('bulk-change')]
      await run(t)
      await t.screen.find('button', 'Try again')
      await t.user.click('Show details')
      expect(barOf(t)).to.contain(failures > 3 ? `Jammed (${failures}): ` : 'Jammed: ')
      await t.user.click('Hide details')
      expect(barOf(t)).not.to.contain('Jammed')
      await t.user.click('Try again')
      await until(() => runs.length > 1)
      expect(statusesOf(runs[0]?.detail).filter((status) => status === 'failed')).to.have.length(failures)
      expect(statusesOf(runs[1]?.detail)).to.deep.equal(Array(failures).fill('succeeded'))
      expect(t.requests(path)).to.have.length(requests(count) + requests(failures))
      expect(events).to.have.length(count)
    })
  })
}
