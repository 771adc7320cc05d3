import { countTimeZoneConversions } from '../../count-time-zone-conversions.js'
import { ANNA, barNames, barOf, bars, door, openCalendar, press } from '../support/calendar.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { tabTo, until } from '../support/stage.js'
import { search } from '../support/table.js'

describe('Access code calendar', () => {
  cleanUpAfterEach()

  it('shows a row per person, and labels each stay with name, locks, dates and overlaps', async () => {
    const t = await openCalendar()
    const names = [...t.screen.root.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent)
    expect(names).to.deep.equal(['Anna', 'Ben', 'Cora', 'Dora', 'Always · 1'])
    expect(barNames(t)).to.deep.equal([
      'Anna, in 12 PM Front Door, Garage, November 25 – 29, starts today, overlaps with Cora on Garage',
      'Ben, Shed out 6 PM, November 22 – 25, ends today',
      'Cora, Garage, November 27 – December 1, overlaps with Anna on Garage'
    ])
    expect(t.screen.text).to.contain('Today: Anna arrives · Ben leaves.').and.not.to.contain('4711')
  })

  it('folds the people whose codes have no end, and keeps the focus on their head', async () => {
    const t = await openCalendar()
    const head = await t.screen.find('button', 'Always · 1')
    expect(head.ariaExpanded).to.equal('false')
    head.focus()
    await t.user.press('Enter')
    expect(barNames(t).at(-1)).to.equal('Cleaning, Front Door, Ends: Never')
    expect(t.screen.focused).to.equal('Always · 1')
    await t.user.press('Enter')
    expect(barNames(t)).to.have.length(3)
  })

  it('shows the people whose codes have no end if there are no others', async () => {
    const t = await openCalendar({ devices: [door('Front Door', { name: 'Cleaning' })] })
    expect(barNames(t)).to.deep.equal(['Cleaning, Front Door, Ends: Never'])
  })

  it('names the day of a stay that is not in view, and shows its days when pressed', async () => {
    const t = await openCalendar()
    const later = await t.screen.find('button', 'Dec 25, Dora, Front Door, December 25 – 29')
    expect(later.textContent).to.equal('Dec 25')
    await t.user.click('Dec 25, Dora, Front Door, December 25 – 29')
    expect(barNames(t)).to.deep.equal(['Dora, Front Door, December 25 – 29'])
    await until(() => t.screen.focused?.startsWith('Dora'))
    expect((await t.screen.find('button', /^Nov 29, Anna, /)).textContent).to.equal('Nov 29')
  })

  it('shows when a stay begins or ends today, and what its underline means', async () => {
    const t = await openCalendar()
    expect(barOf(t, 'Anna').textContent).to.equal('in 12 PMFront Door, Garage')
    expect(barOf(t, 'Ben').textContent).to.equal('Shedout 6 PM')
    expect(t.screen.text).to.contain('two people, same door')
    await search(t.screen, 'ben')
    expect(t.screen.text).not.to.contain('two people, same door')
  })

  it('applies the search of the list and stays open while a code is viewed', async () => {
    const t = await openCalendar()
    await search(t.screen, 'cora')
    expect(barNames(t)).to.deep.equal(['Cora, Garage, November 27 – December 1, overlaps with Anna on Garage'])
    await press(t, 'Cora', 'Enter')
    await t.user.click('Back')
    await until(() => t.screen.focused?.startsWith('Cora, Garage'))
    await t.user.check('List')
    expect(t.screen.rowNames).to.deep.equal(['Cora'])
  })

  it('shows one or two weeks depending on the width, and moves by weeks and to today', async () => {
    const t = await openCalendar()
    expect(t.screen.text).to.contain('Nov 22 – Dec 5')
    await t.user.click('Later days')
    expect(t.screen.text).to.contain('Nov 29 – Dec 12')
    expect(bars(t)).to.have.length(2)
    t.element.style.inlineSize = '400px'
    await t.screen.waitForText('Nov 29 – Dec 5')
    for (const name of ['Earlier days', 'Earlier days']) await t.user.click(name)
    t.screen.all('button', 'Today')[0]?.click()
    await t.screen.waitForText('Nov 22 – 28')
  })

  it('shows an empty state that offers to go to today', async () => {
    const t = await openCalendar({ devices: [door('Front Door', ANNA)] })
    for (const name of ['Later days', 'Later days']) await t.user.click(name)
    expect(t.screen.text).to.contain('No stays Dec 6 – 19')
    t.screen.all('button', 'Today')[1]?.click()
    await until(() => bars(t).length === 1)
  })

  it('opens a single code directly, and several codes below their bar, without digits', async () => {
    const t = await openCalendar()
    const clicks = t.events('access-code-click')
    barOf(t, 'Anna').click()
    await t.advance(0)
    expect(barOf(t, 'Anna').ariaExpanded).to.equal('true')
    expect(t.screen.names('button', /^(?:Front Door|Garage)$/)).to.deep.equal(['Front Door', 'Garage'])
    expect(t.screen.text).not.to.contain('4711')
    expect(clicks).to.have.length(0)
    for (const name of ['Garage', 'Back']) await t.user.click(name)
    await until(() => bars(t).length > 0)
    barOf(t, 'Cora').click()
    await until(() => clicks.length === 2)
    expect(clicks[1]?.detail.access_code.name).to.equal('Cora')
  })

  it('is one tab stop, with arrow keys between the stays', async () => {
    const t = await openCalendar()
    await tabTo(t.screen, /^Anna, /)
    for (const [key, name] of [
      ['ArrowDown', /^Ben, /],
      ['End', /^Cora, /],
      ['ArrowUp', /^Ben, /]
    ] as const) {
      await t.user.press(key)
      expect(t.screen.focused).to.match(name)
    }
    expect(bars(t).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1)
  })

  it('changes the days when scrolled sideways', async () => {
    const t = await openCalendar()
    barOf(t, 'Cora').dispatchEvent(new WheelEvent('wheel', { deltaX: 160, bubbles: true, cancelable: true }))
    await t.screen.waitForText('Nov 24 – Dec 7')
  })

  it('changes the week when swiped, except on a bar', async () => {
    const t = await openCalendar()
    const touch = (element: Element | null, type: string, clientX: number): unknown =>
      element?.dispatchEvent(
        new PointerEvent(type, { clientX, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true })
      )
    const grid = t.screen.root.querySelector('[role=table]')
    touch(grid, 'pointerdown', 300)
    touch(grid, 'pointerup', 200)
    await t.screen.waitForText('Nov 29 – Dec 12')
    touch(barOf(t, 'Cora').firstElementChild, 'pointerdown', 300)
    touch(grid, 'pointerup', 400)
    await t.advance(0)
    expect(t.screen.text).to.contain('Nov 29 – Dec 12')
  })

  it('renders few of many rows, and reaches all of them with the keyboard', async () => {
    const guests = Array.from({ length: 200 }, (_, index) => ({ name: `Guest ${index}`, days: [0, 3] as const }))
    const t = await openCalendar({ devices: [door('Front Door', ...guests)] })
    expect(bars(t).length).to.be.lessThan(40)
    await press(t, 'Guest 0', 'End')
    await until(() => t.screen.focused?.startsWith('Guest 199, '))
    await t.user.press('ArrowUp')
    await until(() => t.screen.focused?.startsWith('Guest 198, '))
  })

  it('computes the positions of many access periods without a time zone conversion for each', async () => {
    const guests = Array.from({ length: 300 }, (_, index) => ({
      name: `Guest ${index}`,
      days: [0, 3 + (index % 7) / 10] as const
    }))
    const lock = { ...door('Front Door', ...guests), timezone: 'America/Bogota' }
    let shown = 0
    const count = await countTimeZoneConversions(async () => {
      shown = bars(await openCalendar({ devices: [lock] })).length
    })
    expect(shown).to.be.greaterThan(10)
    expect(count).to.be.lessThan(150)
  })
})
