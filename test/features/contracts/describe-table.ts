import { withoutNetwork } from '../support/network.js'
import { type Setting, setup, type Test, until } from '../support/setup.js'
import { chipsOf } from '../support/table.js'

type Table = Test<HTMLElement>

/** Properties that distinguish a table from the others. */
interface TableRow {
  readonly tag: 'x-device-table' | 'x-access-code-table'
  /** Properties of the element and options of the platform. */
  readonly given?: object
  /** Path and operation of the list. */
  readonly list: string
  readonly operation: string
  /** Name in messages, such as `devices` in "Loading devices". */
  readonly noun: string
  /** Heading without its count, and the number of rows and of what the heading counts. */
  readonly title: string
  readonly rows: number
  readonly count: number
  /** Search text, and the rows that it finds. */
  readonly search: { readonly text: string; readonly found: readonly string[]; readonly count: number }
  /** Issue filter, and how many rows it shows with and without the search. */
  readonly chip: { readonly name: string; readonly rows: number; readonly found: readonly string[] }
  /** Screen that a row opens in the place of the table. */
  readonly opens: { readonly row: string; readonly title: string; readonly event: keyof HTMLElementEventMap }
  /** Functions of the host that may throw. */
  readonly hostFunctions: readonly string[]
}

const NOW = Date.parse('2026-03-20T12:00:00Z')
const BROKEN = { status: 500, error: { type: 'broken', message: 'Broken.' } }
const RETRIES = [1000, 2000, 4000]

/** Tests what every table promises about loading, errors, search, issue filter, host functions and navigation. */
export function describeTable(name: string, row: TableRow): void {
  const { tag, given, list, operation, noun, title, rows, count, search, chip, opens, hostFunctions } = row
  const failed = `${noun[0]?.toUpperCase()}${noun.slice(1)} could not be loaded`
  const empty = `Sorry, no ${noun} were found`
  const heading = `${title} ${count}`

  const open = (more: Setting & { readonly heading?: string; readonly showBack?: boolean } = {}): Promise<Table> =>
    setup(tag, { ...given, ...more })
  const headingOf = ({ screen }: Table): string | undefined => screen.names('heading')[0]
  const namesOf = ({ screen }: Table): string[] => screen.rowNames
  const hasAll = (t: Table): boolean => headingOf(t) === heading && namesOf(t).length === rows
  const loaded = async (...settings: Parameters<typeof open>): Promise<Table> => {
    const t = await open(...settings)
    await until(() => hasAll(t))
    return t
  }
  const seek = async ({ screen, user }: Table, text: string): Promise<void> => {
    await screen.find('search')
    await user.fill(`Search ${noun}`, text)
  }
  const back = async (t: Table): Promise<void> => {
    await t.user.click('Back')
    await until(() => headingOf(t)?.startsWith(title))
  }

  describe(name, () => {
    it('shows placeholders while loading, without a count, an issue filter or the empty state', async () => {
      const t = await open({ holds: [list] })
      await until(() => t.screen.announcements.includes(`Loading ${noun}`))
      expect(headingOf(t)).to.equal(title)
      expect(chipsOf(t.screen)).to.deep.equal([])
      const seen: string[] = []
      t.release(list)
      await until(() => {
        seen.push(t.screen.text)
        return hasAll(t)
      })
      expect(seen.join()).not.to.contain('Sorry')
    })

    it('retries three times, reports the error once, and loads on "Try again"', async () => {
      const t = await open({ now: NOW, faults: { [list]: BROKEN } })
      const reports = t.events('platform-error')
      expect(t.screen.announcements).to.contain(failed).and.to.contain('Still trying…')
      for (const milliseconds of RETRIES) await t.advance(milliseconds)
      expect(t.requests(list)).to.have.length(4)
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal([operation])
      expect(t.screen.announcements).to.contain(failed).and.not.to.contain('Still trying')
      expect(t.screen.text).not.to.contain('Sorry')
      t.platform.update({ faults: {} })
      ;(await t.screen.find('button', 'Try again')).focus()
      await t.user.click('Try again')
      expect(namesOf(t)).to.have.length(rows)
      expect(t.screen.text).not.to.contain('could not be loaded')
      expect(t.screen.focused).to.equal(heading)
    })

    it('keeps the rows if a refetch fails or the browser is offline', async () => {
      const t = await loaded()
      await withoutNetwork(async () => {
        await until(() => t.screen.announcements.includes('You’re offline.'))
        expect(namesOf(t)).to.have.length(rows)
      })
      t.platform.update({ faults: { [list]: { ...BROKEN, status: 409 } } })
      await t.user.click('Refresh')
      await until(() => t.screen.announcements.includes('could not be loaded'))
      expect(namesOf(t)).to.have.length(rows)
      t.platform.update({ faults: {} })
      await t.user.click('Try again')
      await until(() => !t.screen.announcements.includes('could not be loaded'))
    })

    it('has the heading of the host, which labels the list, and a back button if showBack is set', async () => {
      const t = await open({ heading: 'Doors', showBack: true })
      await until(() => headingOf(t) === `Doors ${count}`)
      await t.screen.find('list', 'Doors')
      const events = t.events('back')
      await t.user.click('Back')
      expect(events).to.have.length(1)
    })

    it('counts and announces the rows that match the search, and offers to clear a search without results', async () => {
      const t = await loaded()
      expect(t.screen.announcements).to.contain(`${count} ${noun}`)
      await seek(t, search.text)
      expect(namesOf(t)).to.have.members(search.found)
      expect(headingOf(t)).to.equal(`${title} ${search.count} of ${count}`)
      await seek(t, 'nothing of that name')
      expect(t.screen.announcements).to.contain(empty)
      expect(headingOf(t)).to.equal(`${title} 0 of ${count}`)
      const { bottom } = (await until(() => t.screen.root.querySelector('.empty > p'))).getBoundingClientRect()
      const clear = t.screen.all('button', 'Clear search').at(-1)
      expect(clear?.getBoundingClientRect().top).to.be.above(bottom)
      clear?.click()
      await until(() => hasAll(t))
      expect(t.screen.focused).to.equal(`Search ${noun}`)
    })

    it('hides and resets the search if disableSearch is set', async () => {
      const t = await loaded()
      await seek(t, search.text)
      t.element.toggleAttribute('disable-search', true)
      await until(() => hasAll(t))
      expect(t.screen.names('search')).to.deep.equal([])
    })

    it('shows only rows with issues while the issue filter is pressed, among those that match the search', async () => {
      const t = await loaded()
      await t.user.click(chip.name)
      expect((await t.screen.find('button', chip.name)).ariaPressed).to.equal('true')
      expect(namesOf(t)).to.have.length(chip.rows)
      expect(headingOf(t)).to.equal(`${title} ${chip.rows} of ${count}`)
      await seek(t, search.text)
      expect(namesOf(t)).to.have.members(chip.found)
      expect(headingOf(t)).to.equal(`${title} ${chip.found.length} of ${count}`)
      await seek(t, '')
      await t.user.click(chip.name)
      expect(hasAll(t)).to.equal(true)
    })

    for (const option of hostFunctions) {
      it(`ignores a ${option} that throws, and reports it once`, async () => {
        const plain = await loaded()
        const t = await open({ platform: plain.platform })
        const reports = t.events('platform-error')
        let calls = 0
        Reflect.set(t.element, option, () => {
          calls += 1
          if (calls % 2 === 1 && option !== 'warningFilter') return false
          throw new Error(`${option} is broken`)
        })
        await until(() => reports.length > 0)
        await until(() => hasAll(t))
        expect(reports.map(({ detail }) => detail.operation)).to.deep.equal([option])
        const wordsOf = ({ screen }: Table): string[] => [...chipsOf(screen), ...screen.names('row')]
        expect(wordsOf(t)).to.deep.equal(wordsOf(plain))
      })
    }

    it('opens a row unless the host cancels it, focuses the title, and returns to the row', async () => {
      const t = await loaded()
      const clicks = t.events(opens.event)
      t.element.addEventListener(opens.event, (event) => event.preventDefault(), { once: true })
      await t.user.click(opens.row, 'row')
      expect(headingOf(t)).to.equal(heading)
      await t.user.click(opens.row, 'row')
      await until(() => headingOf(t) === opens.title)
      expect(t.screen.focused).to.equal(opens.title)
      expect(clicks).to.have.length(2)
      await back(t)
      expect(t.screen.focused?.startsWith(opens.row)).to.equal(true)
    })

    it('restores the search, the issue filter and the scroll position', async () => {
      const t = await loaded()
      await seek(t, search.text)
      await t.user.click(chip.name)
      document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }))
      const [first = ''] = chip.found
      const [button] = t.screen.all('row', first)
      scrollTo(0, 20)
      const { scrollY } = window
      button?.click()
      await until(() => headingOf(t) === opens.title)
      await back(t)
      await until(() => t.screen.focused?.startsWith(first))
      expect(window.scrollY).to.equal(scrollY)
      expect(namesOf(t)).to.have.members(chip.found)
      expect(await t.screen.find('search')).to.have.property('value', search.text)
      expect((await t.screen.find('button', chip.name)).ariaPressed).to.equal('true')
    })
  })
}
