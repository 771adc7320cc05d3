import { clickEnabled } from '../../enabled.js'
import { JAMMED } from '../support/platform-errors.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'
import { recordEvents, type Screen, words } from '../support/stage.js'

const WORD = /\b(?:Locked|Unlocked)\b|(?:Locking|Unlocking)…/

/** Place that shows the state of the front door. */
interface Place {
  readonly screen: Screen<HTMLElement>
  /** Returns the shown state and the text next to it. */
  stateText(): string
  icon(): string | undefined
  /** Every state that was shown. */
  readonly history: (string | undefined)[]
  /** Every text that was announced. */
  readonly spoken: string[]
}

function placeIn(screen: Screen<HTMLElement>, within: () => Element | null | undefined): Place {
  const history: (string | undefined)[] = []
  const spoken: string[] = []
  const text = (element: Element | null | undefined): string => words(element?.textContent)
  const check = (): void => {
    const word = WORD.exec(text(within()))?.[0]
    if (word !== history.at(-1)) history.push(word)
    const said = words(
      screen
        .all('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    )
    if (said && said !== spoken.at(-1)) spoken.push(said)
  }
  new MutationObserver(check).observe(screen.root, { childList: true, characterData: true, subtree: true })
  check()
  const graphics = (): SVGElement[] => [
    ...(within()?.parentElement?.querySelectorAll<SVGElement>('.knob > svg, .status:last-of-type > svg') ?? [])
  ]
  return {
    screen,
    history,
    spoken,
    stateText: () => text(within()?.closest('.row-facts') ?? within()),
    icon: () =>
      graphics()
        .map((svg) => svg.innerHTML)
        .join(' ')
  }
}

const DEVICES = ['device_front_door', 'device_back_door']

/** Shows the front door in a row, in its details and in the details of one of its codes. */
async function setupPlaces(given: Given<'x-device-table'> = {}) {
  const t = await setup('x-device-table', { deviceIds: DEVICES, rowActions: true, now: 0, ...given })
  const { screen: table, platform } = t
  const { screen: lock } = await setup('x-lock-details', { platform, deviceId: 'device_front_door' })
  const { screen: code } = await setup('x-access-code-details', { platform, accessCodeId: 'access_code_front_door_1' })
  // All elements must be visible, because elements far from the viewport do not update.
  for (const { element } of [table, lock, code]) Object.assign(element.style, { position: 'absolute', top: 0 })
  await t.advance(0)
  return {
    ...t,
    shown: {
      row: placeIn(table, () => table.all('row', 'Front Door')[0]?.querySelector('.row-facts')),
      hero: placeIn(lock, () => lock.all('group', 'Lock status')[0]?.querySelector('.latch-text')),
      code: placeIn(code, () => code.all('group', 'Device')[0]?.querySelector('p'))
    }
  }
}

const PRESSED = { row: 'Unlock Front Door', hero: 'Unlock', code: 'Unlock' } as const

describe('State of a lock in all elements', () => {
  cleanUpAfterEach()

  for (const pressed of ['row', 'hero', 'code'] as const) {
    it(`is pending at once and changes after confirmation when pressed in the ${pressed}`, async () => {
      const { shown, advance } = await setupPlaces()
      const all = Object.values(shown)
      const previous = all.map(({ icon }) => icon())
      const events = recordEvents(shown[pressed].screen, 'lock-change')
      await shown[pressed].screen.press('button', PRESSED[pressed])
      await advance(0)
      expect(all.map(({ stateText }) => stateText().includes('Unlocking…'))).to.deep.equal([true, true, true])
      expect(shown[pressed].screen.names('button', PRESSED[pressed]), 'the button keeps its name').to.have.length(1)
      const meanwhile = all.map(({ icon }) => icon())
      expect(events).to.deep.equal([])
      await advance(1500)
      expect(events).to.have.length(1)
      for (const { history } of all) expect(history).to.deep.equal(['Locked', 'Unlocking…', 'Unlocked'])
      for (const [index, { icon }] of all.entries())
        expect(new Set([previous[index], meanwhile[index], icon()]).size).to.equal(3)
      for (const place of all) {
        const isHere = place === shown[pressed]
        expect(place.spoken.filter((said) => said.includes('Unlocking…'))).to.have.length(isHere ? 1 : 0)
      }
    })
  }

  for (const [what, fault, reason, wait] of [
    ['is rejected', JAMMED, 'The bolt is jammed.', 0],
    ['takes longer than two minutes', { attempt: 'never-ends' }, 'The device didn’t respond in time', 121_000]
  ] as const) {
    it(`is restored with a reason if unlocking ${what}`, async () => {
      const { shown, advance } = await setupPlaces({ faults: { '/locks/unlock_door': fault } })
      await shown.row.screen.press('button', 'Unlock Front Door')
      await advance(wait)
      for (const { history } of Object.values(shown)) expect(history).to.deep.equal(['Locked', 'Unlocking…', 'Locked'])
      expect(shown.row.screen.announcements).to.contain('Failed to update lock status').and.to.contain(reason)
    })
  }

  it('stays pending with a note while the lock is slow', async () => {
    const { shown, advance } = await setupPlaces({ commandTime: 20_000 })
    await shown.hero.screen.press('button', 'Unlock')
    await advance(4900)
    expect(shown.hero.stateText()).to.equal('Unlocking…')
    await advance(1000)
    expect(shown.hero.stateText()).to.equal('Unlocking…Still waiting for the door')
    for (const { stateText } of [shown.row, shown.code])
      expect(stateText()).to.contain('Unlocking…').and.to.contain('Still waiting for the door')
    expect(shown.hero.screen.all('status').map(({ textContent }) => textContent)).to.include(
      'Still waiting for the door'
    )
    await advance(20_000)
    for (const { history } of Object.values(shown)) expect(history).to.deep.equal(['Locked', 'Unlocking…', 'Unlocked'])
  })

  it('shows the target of a lock with an unknown state', async () => {
    const {
      screen: table,
      platform,
      advance
    } = await setup('x-device-table', {
      now: 0,
      deviceIds: ['device_roof_terrace']
    })
    const { screen: lock } = await setup('x-lock-details', { platform, deviceId: 'device_roof_terrace' })
    const reading = () => words(lock.root.querySelector('.latch-text b')?.textContent)
    expect(reading()).to.equal('Unknown')
    await lock.press('button', 'Lock')
    await advance(0)
    expect(reading()).to.equal('Locking…')
    expect(table.rowWords('Roof Terrace')).to.contain('Locking…')
    await advance(1500)
    expect(reading()).to.equal('Locked')
  })

  it('changes door by door during a bulk action', async () => {
    const { shown, release, advance } = await setupPlaces({ selectable: true, holds: ['/locks/unlock_door'] })
    const { screen } = shown.row
    screen.root.querySelector<HTMLInputElement>('.select-all input')?.click()
    await advance(0)
    await screen.press('button', /^Unlock \(\d\)/)
    await advance(0)
    await clickEnabled([...(screen.root.querySelector('dialog')?.querySelectorAll('button') ?? [])].at(-1))
    await advance(0)
    for (const { stateText } of Object.values(shown)) expect(stateText()).to.contain('Unlocking…')
    release('/locks/unlock_door')
    // Six doors at a time are unlocked.
    const isUnlocked = () => Object.values(shown).every(({ history }) => history.at(-1) === 'Unlocked')
    for (let seconds = 0; seconds < 10 && !isUnlocked(); seconds += 1) await advance(1000)
    for (const { history } of Object.values(shown)) {
      expect(history).to.deep.equal(['Locked', 'Unlocking…', 'Unlocked'])
    }
    expect(screen.announcements).not.to.contain('Unlocking…')
  })

  it('affects filters only after confirmation', async () => {
    const {
      screen: open,
      platform,
      advance
    } = await setup('x-device-table', {
      now: 0,
      deviceIds: DEVICES,
      view: { filter: { states: ['unlocked'] } }
    })
    const { screen: lock } = await setup('x-lock-details', { platform, deviceId: 'device_front_door' })
    expect(open.rowNames).to.deep.equal(['Back Door'])
    await lock.press('button', 'Unlock')
    await advance(0)
    expect(open.rowNames).to.deep.equal(['Back Door'])
    await advance(1500)
    expect(open.rowNames).to.have.members(['Front Door', 'Back Door'])
  })
})
