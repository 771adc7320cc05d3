import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import {
  addCatalogue,
  BY_DEFAULT,
  type CataloguePlatform,
  type CatalogueScreen,
  loadedCatalogue,
  MANUFACTURERS,
  MODELS,
  startCatalogue,
  supportedWith
} from '../support/catalogue.js'
import { useFakeClock } from '../support/clock.js'
import { settled, type, until, useCleanPage } from '../support/stage.js'

const searchFor = (text: string): string => supportedWith(`text_search=${text}`)

/** Lets answers come when a test wants them. */
function holding(platform: CataloguePlatform): (search: string) => void {
  const waiting = new Map<string, () => void>()
  platform.holds = (query) => {
    const search = new URLSearchParams(query).get('text_search') ?? ''
    return new Promise<void>((resolve) => waiting.set(search, resolve))
  }
  return (search) => waiting.get(search)?.()
}

describe('Searching the catalogue', () => {
  useCleanPage()
  const pass = useFakeClock()

  const typeInto = async (screen: CatalogueScreen, ...texts: readonly string[]): Promise<void> => {
    const field = await screen.find('search', 'Search device models')
    for (const text of texts) {
      type(field, text)
      await pass(100)
    }
  }

  /** Asks for one thing, and for another before that is answered. */
  async function haloThenKeypad(): Promise<{ screen: CatalogueScreen; release: (search: string) => void }> {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    const release = holding(platform)
    for (const search of ['halo', 'keypad']) {
      await typeInto(screen, search)
      await pass(300)
    }
    return { screen, release }
  }

  it('asks once, 300 ms after the last key', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await typeInto(screen, 'h', 'ha', 'hal', 'halo')
    await pass(199)
    expect(platform.asked(MODELS)).to.deep.equal([BY_DEFAULT])
    await pass(1)
    expect(platform.asked(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo')])
    expect(screen.groups).to.deep.equal(['Kwikset'])
    expect(platform.asked(MANUFACTURERS)).to.have.length(1)
    await pass(5000)
    expect(platform.asked(MODELS)).to.have.length(2)
  })

  it('does not ask again for white space, nor for what is the same after all', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await typeInto(screen, ' ', '  ')
    await pass(400)
    await typeInto(screen, ' halo ')
    await pass(400)
    await typeInto(screen, 'halo', 'halon', 'halo')
    await pass(400)
    expect(platform.asked(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo')])
  })

  it('shows everything at once when it is cleared, by its button or by Escape', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await typeInto(screen, 'halo')
    await pass(300)
    expect(screen.groups).to.deep.equal(['Kwikset'])
    await screen.press('button', 'Clear search')
    await until(() => screen.groups.length === 15)
    await typeInto(screen, 'keypad')
    await pass(300)
    ;(await screen.find('search')).focus()
    await sendKeys({ press: 'Escape' })
    await until(() => screen.groups.length === 15)
    expect(platform.asked(MODELS)).to.deep.equal([BY_DEFAULT, searchFor('halo'), searchFor('keypad')])
  })

  it('does not find the search of before when something is typed right after it was cleared', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await typeInto(screen, 'halo')
    await pass(300)
    await typeInto(screen, '', 'k')
    expect(screen.groups).to.have.length(15)
  })

  it('keeps what is shown, as busy, until the answer is there', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    const release = holding(platform)
    await screen.press('button', 'See all 6 August')
    const before = screen.rowNames
    await typeInto(screen, 'keypad')
    expect(screen.isBusy).to.equal(false)
    await pass(300)
    expect(screen.isBusy).to.equal(true)
    expect(screen.rowNames).to.deep.equal(before)
    await pass(2000)
    expect(screen.text).not.to.contain('Loading')
    release('keypad')
    await until(() => !screen.isBusy)
    expect(screen.groups).to.deep.equal(['August', 'Kwikset', 'Nuki', 'Yale'])
    expect(screen.said).to.contain('4 device models')
    platform.holds = undefined
    await typeInto(screen, '')
    await until(() => screen.groups.length === 15)
    expect(screen.modelsOf('August')).to.have.length(6)
  })

  it('never shows an older answer in place of a newer one', async () => {
    const { screen, release } = await haloThenKeypad()
    release('keypad')
    await until(() => screen.groups.includes('Nuki'))
    release('halo')
    await pass(1000)
    expect(screen.groups).to.include('Nuki')
  })

  it('shows the answer to what is asked now, though an older one is late', async () => {
    const { screen, release } = await haloThenKeypad()
    release('halo')
    await pass(1000)
    expect(screen.groups).to.have.length(15)
    expect(screen.isBusy).to.equal(true)
    release('keypad')
    await until(() => screen.groups.includes('Nuki'))
  })

  it('says when nothing is found, and offers to find everything again', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await typeInto(screen, 'nothing of that name')
    await pass(300)
    await screen.says('No device models matched your search.')
    expect(screen.said).to.contain('0 device models')
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
      it(`has room for its placeholder in ${locale} at ${width} px`, async () => {
        const screen = await loadedCatalogue(await startCatalogue(), { locale }, width)
        const input = screen.root.querySelector('input')
        if (!input) throw new Error('There is no search.')
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

  it('speaks of the search only while something is searched for', async () => {
    const platform = await startCatalogue({ edit: ({ device_models: models }) => models && { device_models: [] } })
    const screen = addCatalogue(platform)
    await screen.says('No device models found.')
    expect(screen.names('button', 'Clear search terms')).to.deep.equal([])
    const release = holding(platform)
    await typeInto(screen, 'x')
    await pass(300)
    expect(screen.text).to.contain('No device models found.')
    release('x')
    await screen.says('No device models matched your search.')
  })

  it('says that it is loading only as long as there was nothing ever', async () => {
    const platform = await startCatalogue()
    const release = holding(platform)
    const screen = addCatalogue(platform)
    await screen.says('Loading device models...')
    expect(screen.root.querySelector('.skeleton')).not.to.equal(null)
    expect(screen.text).not.to.contain('No device models')
    release('')
    await settled()
    release('')
    platform.holds = undefined
  })

  it('keeps what was found when the next search fails, and tries again by itself', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    platform.update({ faults: { [MODELS]: { status: 503, times: 1 } } })
    await typeInto(screen, 'halo')
    await pass(300)
    await screen.says('Still trying…')
    expect(screen.text).to.contain('There was an error fetching device models.')
    expect(screen.groups).to.have.length(15)
    await pass(1000)
    await until(() => screen.groups.join() === 'Kwikset')
    expect(screen.text).not.to.contain('There was an error')
  })

  it('reads the catalogue again by itself every five minutes, no sooner', async () => {
    const platform = await startCatalogue()
    await loadedCatalogue(platform)
    const reads: number[] = []
    for (let minute = 1; minute < 6; minute += 1) {
      await pass(60_000)
      reads.push(platform.asked(MODELS).length, platform.asked(MANUFACTURERS).length)
    }
    expect(reads).to.deep.equal([1, 1, 1, 1, 1, 1, 1, 1, 2, 2])
  })

  it('goes together with a filter', async () => {
    const platform = await startCatalogue()
    const screen = await loadedCatalogue(platform)
    await screen.openFilters()
    await screen.pick('Yale')
    await typeInto(screen, 'keypad')
    await pass(300)
    await until(() => screen.groups.join() === 'Yale')
    expect(platform.asked(MODELS).at(-1)).to.equal(
      supportedWith('manufacturer_id=manufacturer_yale&text_search=keypad')
    )
    await screen.pick('All')
    expect(platform.asked(MODELS).at(-1)).to.equal(searchFor('keypad'))
  })
})
