import { emulateMedia } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type Setting, setup, cleanUpAfterEach } from './support/setup.js'
import { type Screen, settled, until } from './support/stage.js'

cleanUpAfterEach()

type Case = readonly [
  what: string,
  tag: Parameters<typeof setup>[0],
  given: Setting & { readonly deviceId?: string },
  role: 'row' | 'button',
  name: string | RegExp
]

const FRONT = { deviceId: 'device_front_door' }

const TABLE: Case = ['a row of the device table', 'x-device-table', {}, 'row', 'Garage']

const CASES: readonly Case[] = [
  TABLE,
  ['a row of the access code table', 'x-access-code-table', FRONT, 'row', 'Plumber'],
  ['the button of the access codes', 'x-lock-details', FRONT, 'button', /access code/]
]

/** Returns screen transitions, but no CSS animations. */
const motionsOf = ({ root }: Screen<HTMLElement>): Animation[] =>
  root.getAnimations().filter((motion) => !(motion instanceof CSSAnimation || motion instanceof CSSTransition))

const motionOf = (screen: Screen<HTMLElement>): Promise<Animation> => until(() => motionsOf(screen)[0])

const targetOf = ({ effect }: Animation): Element | null => (effect instanceof KeyframeEffect ? effect.target : null)

async function loaded([, tag, given, role, name]: Case): Promise<[Screen<HTMLElement>, HTMLElement]> {
  const { screen } = await setup(tag, given)
  return [screen, await screen.find(role, name)]
}

/** Returns the animations that are started while something happens. */
async function animated(act: () => Promise<void>): Promise<{ target: Element; keyframes: object }[]> {
  const { animate } = Element.prototype
  const started: { target: Element; keyframes: object }[] = []
  Element.prototype.animate = function recorded(...parameters) {
    started.push({ target: this, keyframes: { ...parameters[0] } })
    return animate.apply(this, parameters)
  }
  try {
    await act()
  } finally {
    Element.prototype.animate = animate
  }
  return started
}

/** Opens and closes a screen. @returns the number of animations that were started */
async function motionsThereAndBack(screen: Screen<HTMLElement>, opener: HTMLElement): Promise<number> {
  const started = await animated(async () => {
    opener.focus()
    opener.click()
    await settled()
    await screen.press('button', 'Back')
    await settled()
  })
  return started.length
}

describe('Screen transition', () => {
  before(() => emulateMedia({ reducedMotion: 'no-preference' }))
  after(() => emulateMedia({ reducedMotion: 'reduce' }))

  for (const row of CASES) {
    it(`starts and ends at ${row[0]} in less than 200 ms`, async () => {
      const [screen, opener] = await loaded(row)
      opener.focus()
      opener.click()
      const there = await motionOf(screen)
      expect(targetOf(there)).to.equal(screen.root.querySelector('.root'))
      expect(there.effect?.getComputedTiming().endTime).to.be.below(200)
      await there.finished
      expect(motionsOf(screen)).to.deep.equal([])

      await screen.press('button', 'Back')
      const back = await motionOf(screen)
      back.pause()
      expect(targetOf(back)?.contains(screen.root.activeElement)).to.equal(true)
      expect(back.effect?.getComputedTiming().endTime).to.be.below(200)
      back.finish()
      expect(motionsOf(screen)).to.deep.equal([])
    })

    it(`is disabled with reduced motion at ${row[0]}`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' })
      try {
        expect(await motionsThereAndBack(...(await loaded(row)))).to.equal(0)
      } finally {
        await emulateMedia({ reducedMotion: 'no-preference' })
      }
    })
  }

  it('runs once in each direction', async () => {
    expect(await motionsThereAndBack(...(await loaded(TABLE)))).to.equal(2)
  })

  it('is disabled in a hidden page', async () => {
    const shown = await loaded(TABLE)
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    try {
      expect(await motionsThereAndBack(...shown)).to.equal(0)
    } finally {
      Reflect.deleteProperty(document, 'hidden')
    }
  })

  it('ends when the element is removed', async () => {
    const [screen, opener] = await loaded(TABLE)
    opener.click()
    const motion = await motionOf(screen)
    motion.pause()
    screen.element.remove()
    await until(() => motion.playState === 'idle')
  })

  it('does not delay the focus or the back button', async () => {
    const [screen, opener] = await loaded(TABLE)
    opener.click()
    const motion = await motionOf(screen)
    motion.pause()
    expect(screen.focused).to.equal('Device')
    await screen.press('button', 'Back')
    await until(() => screen.focused?.startsWith('Garage'))
    expect(motion.playState).to.equal('idle')
  })

  it('starts at the pressed row even if the press does not focus it', async () => {
    const [screen, opener] = await loaded(TABLE)
    const { top, height } = opener.getBoundingClientRect()
    const whole = screen.root.querySelector('.root')?.getBoundingClientRect().top ?? 0
    opener.click()
    const motion = await motionOf(screen)
    const [first] = motion.effect instanceof KeyframeEffect ? motion.effect.getKeyframes() : []
    expect(height).to.be.above(0)
    expect(Number.parseFloat(String(first?.clipPath).slice('inset('.length))).to.be.closeTo(top - whole, 1)
  })
})

describe('Row of a new access code', () => {
  before(() => emulateMedia({ reducedMotion: 'no-preference' }))
  after(() => emulateMedia({ reducedMotion: 'reduce' }))

  /** Adds a code. @returns the names of the rows that are tinted afterwards */
  async function tintedRows(): Promise<(string | undefined)[]> {
    const { screen, user } = await setup('x-access-code-table', { ...FRONT, commandTime: 0 })
    await screen.find('row', 'Plumber')
    await user.click('Add access code')
    await user.fill('Name the new code', 'Gardener')
    await user.fill('Enter the code (PIN)', '482913')
    const started = await animated(async () => {
      await user.click('Save')
      await screen.find('row', 'Gardener')
    })
    return started
      .filter(({ keyframes }) => 'backgroundColor' in keyframes)
      .map(({ target }) => target.querySelector('bdi')?.textContent)
  }

  it('is tinted for a moment', async () => {
    expect(await tintedRows()).to.include('Gardener')
  })

  it('is not tinted with reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      expect(await tintedRows()).to.deep.equal([])
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })
})
