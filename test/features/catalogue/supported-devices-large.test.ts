import { type CatalogueScreen, setupCatalogue } from '../support/catalogue.js'
import { cleanUpAfterEach, settled, until } from '../support/setup.js'

const region = (screen: CatalogueScreen): HTMLElement => {
  const [found] = screen.all('region').length > 0 ? screen.root.querySelectorAll<HTMLElement>('[role=region]') : []
  if (!found) throw new Error('It grows with the page.')
  return found
}

/** Returns `true` if every visible group shows rows. */
const isRendered = (screen: CatalogueScreen, seen: DOMRect): boolean =>
  [...screen.root.querySelectorAll('section > div:not([class])')].every((rows) => {
    const { top, bottom } = rows.getBoundingClientRect()
    return bottom <= seen.top || top >= seen.bottom || rows.querySelector('[part~=row]')
  })

/** Waits until the visible part of a scrolled list is rendered. */
async function rendered(screen: CatalogueScreen): Promise<void> {
  await settled()
  await until(() => isRendered(screen, region(screen).getBoundingClientRect()))
  await settled()
}

describe('Catalogue of 3,000 models', () => {
  cleanUpAfterEach()

  /** Shows 3,000 models in groups of 20. */
  const large = async (width = 480): Promise<CatalogueScreen> => {
    const { screen } = await setupCatalogue({ models: 3000, width })
    await screen.openFilters()
    screen.checkbox.click()
    await until(() => screen.root.querySelectorAll('section').length > 120)
    await screen.press('button', /^Filters/)
    await settled()
    return screen
  }

  for (const width of [280, 1000]) {
    it(`renders at most 80 rows, including all visible ones, at ${width} px`, async () => {
      const screen = await large(width)
      const list = region(screen)
      const groups = screen.groups.length
      const seen = list.getBoundingClientRect()
      const rendered = new Set<string>()
      for (let top = 0; top < list.scrollHeight; top += list.clientHeight) {
        list.scrollTop = top
        await until(() => isRendered(screen, seen))
        expect(screen.all('row').length).to.be.within(3, 80)
        expect(screen.groups.length).to.equal(groups)
        for (const group of screen.root.querySelectorAll('section:has([part~=row])'))
          rendered.add(group.querySelector('h3')?.textContent ?? '')
      }
      expect(rendered.size).to.equal(groups)
    })
  }

  it('shows the same rows after scrolling back', async () => {
    const screen = await large()
    const list = region(screen)
    list.scrollTop = 4000
    await rendered(screen)
    const here = screen.rowNames
    const { scrollTop } = list
    list.scrollTop = list.scrollHeight
    await rendered(screen)
    list.scrollTop = scrollTop
    await rendered(screen)
    expect(screen.rowNames).to.deep.equal(here)
  })

  it('keeps the buttons of all groups, also of groups without rendered rows', async () => {
    const screen = await large()
    const last = screen.groups.at(-1) ?? ''
    expect(screen.modelsOf(last)).to.deep.equal([])
    await screen.press('button', new RegExp(`^See all \\d+ ${last}$`))
    screen.group(last).scrollIntoView()
    await until(() => screen.modelsOf(last).length > 3)
    expect(screen.all('row').length - screen.modelsOf(last).length).to.be.at.most(80)
  })

  it('keeps its scroll position when a group expands or collapses', async () => {
    const screen = await large()
    const list = region(screen)
    list.scrollTop = 3000
    await rendered(screen)
    const seen = list.getBoundingClientRect()
    const button = screen.all('button', /^See all/).find((candidate) => {
      const { top, bottom } = candidate.getBoundingClientRect()
      return top > seen.top + 200 && bottom < seen.bottom
    })
    if (!button) throw new Error('There is none in view.')
    const name = screen.groups.find((group) => screen.group(group).contains(button))
    const { top } = button.closest('section')?.getBoundingClientRect() ?? {}
    button.click()
    await settled()
    expect(screen.modelsOf(name ?? '').length).to.be.greaterThan(3)
    expect(button.closest('section')?.getBoundingClientRect().top).to.be.closeTo(top ?? 0, 1)
    button.scrollIntoView({ block: 'end' })
    await settled()
    button.click()
    await settled()
    // The page has scrolled as well.
    const view = list.getBoundingClientRect()
    const place = button.getBoundingClientRect()
    expect(place.top).to.be.at.least(view.top)
    expect(place.bottom).to.be.at.most(view.bottom + 1)
    expect(screen.root.activeElement === button).to.equal(true)
  })

  it('scrolls in its own region, which has a name and is focusable', async () => {
    const screen = await large()
    const list = region(screen)
    expect(list.ariaLabel).to.equal('Supported devices')
    list.focus()
    expect(screen.root.activeElement === list).to.equal(true)
    expect(list.clientHeight).to.be.lessThan(list.scrollHeight)
  })

  it('fits into the height set by the host', async () => {
    const screen = await large()
    screen.element.style.blockSize = '300px'
    await settled()
    const list = region(screen)
    expect(list.getBoundingClientRect().bottom).to.be.at.most(screen.element.getBoundingClientRect().bottom + 1)
    expect(list.clientHeight).to.be.greaterThan(100)
  })

  it('keeps its scroll position while hidden', async () => {
    const screen = await large()
    const list = region(screen)
    list.scrollTop = 3000
    await rendered(screen)
    const here = screen.rowNames
    const { scrollTop, scrollHeight } = list
    screen.element.hidden = true
    await settled()
    screen.element.hidden = false
    await settled()
    expect([list.scrollTop, list.scrollHeight]).to.deep.equal([scrollTop, scrollHeight])
    expect(screen.rowNames).to.deep.equal(here)
  })

  it('scrolls to the start for another query', async () => {
    const screen = await large()
    region(screen).scrollTop = 3000
    await settled()
    await screen.openFilters()
    screen.checkbox.click()
    await until(() => region(screen).scrollTop === 0)
  })

  it('grows with the page once few models are left', async () => {
    const screen = await large()
    await screen.openFilters()
    await screen.pick('Yale')
    await until(() => screen.groups.join() === 'Yale')
    expect(screen.root.querySelector('[role=region]')).to.equal(null)
    expect(screen.modelsOf('Yale')).to.have.length(3)
    await screen.pick('All')
    await until(() => screen.groups.length > 100)
    await settled()
    expect(screen.all('row').length).to.be.within(3, 80)
  })
})
