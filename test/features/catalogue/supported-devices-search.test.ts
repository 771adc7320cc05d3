import { sendKeys } from '@web/test-runner-commands'
import { BY_DEFAULT, MANUFACTURERS, MODELS, setupCatalogue, supportedWith } from '../support/catalogue.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, type, until } from '../support/stage.js'

const searchFor = (text: string): string => supportedWith(`text_search=${text}`)

/** Returns a function that holds responses until the test releases them. */
function createHold() {
  const waiting = new Map<string, () => void>()
  return {
    holdResponse(query: string): Promise<void> {
      const search = new URLSearchParams(query).get('text_search') ?? ''
      return new Promise<void>((resolve) => waiting.set(search, resolve))
    },
    release: (search: string): void => waiting.get(search)?.()
  }
}

describe('Catalogue search', () => {
  cleanUpAfterEach()

  async function setupSearch(given: Parameters<typeof setupCatalogue>[0] = {}) {
    const t = await setupCatalogue({ now: 0, ...given })
    return {
      ...t,
      /** Types these texts, each 100 ms after the previous one. */
      async search(...texts: readonly string[]): Promise<void> {
        const field = await t.screen.find('search', 'Search device models')
        for (const text of texts) {
          type(field, text)
          await t.advance(100)
        }
      }
    }
  }

  it('sends one request, 300 ms after the last key', async () => {
    const { screen, queryStrings, advance, search } = await setupSearch()
    await search('h', 'ha', 'hal', 'halo')
    await advance(199)
    expect(queryStrings(MODELS)).to.deep.equal([BY_DEFAULT])
    await advance(1)
    expect(queryStrings(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo')])
    expect(screen.groups).to.deep.equal(['Kwikset'])
    expect(queryStrings(MANUFACTURERS)).to.have.length(1)
    await advance(5000)
    expect(queryStrings(MODELS)).to.have.length(2)
  })

  it('sends no request for white space or unchanged terms', async () => {
    const { queryStrings, advance, search } = await setupSearch()
    await search(' ', '  ')
    await advance(400)
    await search(' halo ')
    await advance(400)
    await search('halo', 'halon', 'halo')
    await advance(400)
    expect(queryStrings(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo')])
  })

  it('shows all models immediately when cleared by button or Escape', async () => {
    const { screen, queryStrings, advance, search } = await setupSearch()
    await search('halo')
    await advance(300)
    expect(screen.groups).to.deep.equal(['Kwikset'])
    await screen.press('button', 'Clear search')
    await until(() => screen.groups.length === 15)
    await search('keypad')
    await advance(300)
    ;(await screen.find('search')).focus()
    await sendKeys({ press: 'Escape' })
    await until(() => screen.groups.length === 15)
    expect(queryStrings(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo'), searchFor('keypad')])
  })

  it('does not show the previous results when the user types after clearing', async () => {
    const { screen, advance, search } = await setupSearch()
    await search('halo')
    await advance(300)
    await search('', 'k')
    expect(screen.groups).to.have.length(15)
  })

  it('keeps the current results, marked as busy, until the response', async () => {
    const { screen, platform, advance, search } = await setupSearch()
    const { holdResponse, release } = createHold()
    platform.holdResponse = holdResponse
    await screen.press('button', 'See all 6 August')
    const previous = screen.rowNames
    await search('keypad')
    expect(screen.isBusy).to.equal(false)
    await advance(300)
    expect(screen.isBusy).to.equal(true)
    expect(screen.rowNames).to.deep.equal(previous)
    await advance(2000)
    expect(screen.text).not.to.contain('Loading')
    release('keypad')
    await until(() => !screen.isBusy)
    expect(screen.groups).to.deep.equal(['August', 'Kwikset', 'Nuki', 'Yale'])
    expect(screen.announcements).to.contain('4 device models')
    platform.holdResponse = undefined
    await search('')
    await until(() => screen.groups.length === 15)
    expect(screen.modelsOf('August')).to.have.length(6)
  })

  it('ignores the response to an older search', async () => {
    const { screen, platform, advance, search } = await setupSearch()
    const { holdResponse, release } = createHold()
    platform.holdResponse = holdResponse
    for (const text of ['halo', 'keypad']) {
      await search(text)
      await advance(300)
    }
    release('halo')
    await advance(1000)
    expect(screen.groups).to.have.length(15)
    expect(screen.isBusy).to.equal(true)
    release('keypad')
    await until(() => screen.groups.includes('Nuki'))
  })

  it('reports an empty result and offers to clear the search', async () => {
    const { screen, advance, search } = await setupSearch()
    await search('nothing of that name')
    await advance(300)
    await screen.waitForText('No device models matched your search.')
    expect(screen.announcements).to.contain('0 device models')
    expect(screen.text).not.to.contain('No device models found.')
    const { parentElement: state } = await screen.find('button', 'Clear search terms')
    expect(state?.querySelector('svg') === null && state.lastElementChild?.matches('button')).to.equal(true)
    ;(await screen.find('button', 'Clear search terms')).focus()
    await screen.press('button', 'Clear search terms')
    await until(() => screen.groups.length === 15)
    expect(screen.root.querySelector('input')?.value).to.equal('')
    expect(screen.focused).to.contain('Supported devices')
  })

  for (const locale of ['en', 'de'] as const) {
    for (const width of [280, 320, 480]) {
      it(`fits its placeholder in ${locale} at ${width} px`, async () => {
        const { screen } = await setupSearch({ locale, width })
        // Texts of other languages load asynchronously.
        const input = await until(() => screen.root.querySelector('input'))
        await until(() => (locale === 'de') === input.placeholder.includes('suchen'))
        const span = document.createElement('span')
        span.textContent = input.placeholder
        span.style.cssText = 'position: absolute; white-space: nowrap'
        input.parentElement?.append(span)
        expect(span.getBoundingClientRect().width).to.be.above(50).and.at.most(input.clientWidth)
        span.remove()
      })
    }
  }

  it('mentions the search in the empty state only after a search', async () => {
    const { screen, platform, advance, search } = await setupSearch({
      editResponse: ({ device_models: models }) => models && { device_models: [] }
    })
    expect(screen.text).to.contain('No device models found.')
    expect(screen.names('button', 'Clear search terms')).to.deep.equal([])
    const { holdResponse, release } = createHold()
    platform.holdResponse = holdResponse
    await search('x')
    await advance(300)
    expect(screen.text).to.contain('No device models found.')
    release('x')
    await screen.waitForText('No device models matched your search.')
  })

  it('shows the loading state only before the first response', async () => {
    const { holdResponse, release } = createHold()
    const { screen, platform } = await setupSearch({ holdResponse })
    await screen.waitForText('Loading device models...')
    expect(screen.root.querySelector('.skeleton')).not.to.equal(null)
    expect(screen.text).not.to.contain('No device models')
    release('')
    await settled()
    release('')
    platform.holdResponse = undefined
  })

  it('keeps the results after an error and retries automatically', async () => {
    const { screen, platform, advance, search } = await setupSearch()
    platform.update({ faults: { [MODELS]: { status: 503, times: 1 } } })
    await search('halo')
    await advance(300)
    await screen.waitForText('Still trying…')
    expect(screen.text).to.contain('There was an error fetching device models.')
    expect(screen.groups).to.have.length(15)
    await advance(1000)
    await until(() => screen.groups.join() === 'Kwikset')
    expect(screen.text).not.to.contain('There was an error')
  })

  it('refetches the catalogue every five minutes', async () => {
    const { queryStrings, advance } = await setupSearch()
    const reads: number[] = []
    for (let minute = 1; minute < 6; minute += 1) {
      await advance(60_000)
      reads.push(queryStrings(MODELS).length, queryStrings(MANUFACTURERS).length)
    }
    expect(reads).to.deep.equal([1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
  })

  it('combines with a filter', async () => {
    const { screen, queryStrings, advance, search } = await setupSearch()
    await screen.openFilters()
    await screen.pick('Yale')
    await search('keypad')
    await advance(300)
    await until(() => screen.groups.join() === 'Yale')
    expect(queryStrings(MODELS).at(-1)).to.equal(supportedWith('manufacturer_id=manufacturer_yale&text_search=keypad'))
    await screen.pick('All')
    expect(queryStrings(MODELS).at(-1)).to.equal(searchFor('keypad'))
  })
})
