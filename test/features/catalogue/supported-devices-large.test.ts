import { expect } from 'chai'
import { type CataloguePlatform, type CatalogueScreen, loadedCatalogue, startCatalogue } from '../support/catalogue.js'
import { expectAccessible, settled, until, useCleanPage } from '../support/stage.js'

const region = (screen: CatalogueScreen): HTMLElement => {
  const [found] = screen.all('region').length > 0 ? screen.root.querySelectorAll<HTMLElement>('[role=region]') : []
  if (!found) throw new Error('It grows with the page.')
  return found
}

/** Whether there are rows wherever rows are to be seen. */
const isDrawn = (screen: CatalogueScreen, seen: DOMRect): boolean =>
  [...screen.root.querySelectorAll('section h4 + div')].every((rows) => {
    const { top, bottom } = rows.getBoundingClientRect()
    return bottom <= seen.top || top >= seen.bottom || rows.querySelector('[part~=row]')
  })

/** Waits until what is seen of a list that was scrolled is drawn. */
async function drawn(screen: CatalogueScreen): Promise<void> {
  await settled()
  await until(() => isDrawn(screen, region(screen).getBoundingClientRect()))
  await settled()
}

describe('A catalogue of 3,000 models', () => {
  useCleanPage()

  /** As many manufacturers as there are models in groups of 20. */
  const large = async (width = 480): Promise<{ platform: CataloguePlatform; screen: CatalogueScreen }> => {
    const platform = await startCatalogue({ models: 3000 })
    const screen = await loadedCatalogue(platform, {}, width)
    await screen.openFilters()
    screen.checkbox.click()
    await until(() => screen.root.querySelectorAll('section').length > 120)
    await screen.press('button', /^Filters/)
    await settled()
    return { platform, screen }
  }

  for (const width of [280, 1000]) {
    it(`has at most 80 rows at once, and all of those that are seen, ${width} px wide`, async () => {
      const { screen } = await large(width)
      const list = region(screen)
      const groups = screen.groups.length
      const seen = list.getBoundingClientRect()
      const drawn = new Set<string>()
      for (let top = 0; top < list.scrollHeight; top += list.clientHeight) {
        list.scrollTop = top
        await until(() => isDrawn(screen, seen))
        expect(screen.all('row').length).to.be.within(3, 80)
        expect(screen.groups.length).to.equal(groups)
        for (const group of screen.root.querySelectorAll('section:has([part~=row])'))
          drawn.add(group.querySelector('h3')?.textContent ?? '')
      }
      expect(drawn.size).to.equal(groups)
    })
  }

  it('is in its place when it is scrolled back', async () => {
    const { screen } = await large()
    const list = region(screen)
    list.scrollTop = 4000
    await drawn(screen)
    const here = screen.rowNames
    const { scrollTop } = list
    list.scrollTop = list.scrollHeight
    await drawn(screen)
    list.scrollTop = scrollTop
    await drawn(screen)
    expect(screen.rowNames).to.deep.equal(here)
  })

  it('keeps every group with its button, which can be reached by name though its rows are far', async () => {
    const { screen } = await large()
    const last = screen.groups.at(-1) ?? ''
    expect(screen.modelsOf(last)).to.deep.equal([])
    await screen.press('button', new RegExp(`^See all \\d+ ${last}$`))
    screen.group(last).scrollIntoView()
    await until(() => screen.modelsOf(last).length > 3)
    expect(screen.all('row').length - screen.modelsOf(last).length).to.be.at.most(80)
  })

  it('keeps its place when a group is expanded and collapsed', async () => {
    const { screen } = await large()
    const list = region(screen)
    list.scrollTop = 3000
    await drawn(screen)
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
    const place = button.getBoundingClientRect()
    expect(place.top).to.be.at.least(seen.top)
    expect(place.bottom).to.be.at.most(seen.bottom + 1)
    expect(screen.root.activeElement === button).to.equal(true)
  })

  it('scrolls in a region of its own, which has a name and takes the focus', async () => {
    const { screen } = await large()
    const list = region(screen)
    expect(list.ariaLabel).to.equal('Supported devices')
    list.focus()
    expect(screen.root.activeElement === list).to.equal(true)
    expect(list.clientHeight).to.be.lessThan(list.scrollHeight)
    await expectAccessible(screen)
  })

  it('keeps to the height that the host gives it', async () => {
    const { screen } = await large()
    screen.element.style.blockSize = '300px'
    await settled()
    const list = region(screen)
    expect(list.getBoundingClientRect().bottom).to.be.at.most(screen.element.getBoundingClientRect().bottom + 1)
    expect(list.clientHeight).to.be.greaterThan(100)
  })

  it('has its rows in their place when the host has hidden it for a while', async () => {
    const { screen } = await large()
    const list = region(screen)
    list.scrollTop = 3000
    await drawn(screen)
    const here = screen.rowNames
    const { scrollTop, scrollHeight } = list
    screen.element.hidden = true
    await settled()
    screen.element.hidden = false
    await settled()
    expect([list.scrollTop, list.scrollHeight]).to.deep.equal([scrollTop, scrollHeight])
    expect(screen.rowNames).to.deep.equal(here)
  })

  it('is shown from its beginning when something else is asked for', async () => {
    const { screen } = await large()
    region(screen).scrollTop = 3000
    await settled()
    await screen.openFilters()
    screen.checkbox.click()
    await until(() => region(screen).scrollTop === 0)
  })

  it('grows with the page when only a few models are left', async () => {
    const { screen } = await large()
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
