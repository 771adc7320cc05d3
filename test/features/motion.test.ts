import { emulateMedia, sendMouse } from '@web/test-runner-commands'
import { fillCode } from './support/code-form.js'

import { cleanUpAfterEach, type Screen, type Setting, settled, setup, until } from './support/setup.js'

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

/** Returns screen transitions, but no CSS animations. */
const motionsOf = ({ root }: Screen<HTMLElement>): Animation[] =>
  root.getAnimations().filter((motion) => !(motion instanceof CSSAnimation || motion instanceof CSSTransition))

/** Returns the screen transition that is started while something happens, paused at its start. */
async function pausedMotion(act: () => unknown): Promise<Animation> {
  const { animate } = Element.prototype
  const started: Animation[] = []
  Element.prototype.animate = function paused(...parameters) {
    const motion = animate.apply(this, parameters)
    motion.pause()
    started.push(motion)
    return motion
  }
  try {
    await act()
    return await until(() => started[0])
  } finally {
    Element.prototype.animate = animate
  }
}

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

  const CASES: readonly Case[] = [
    TABLE,
    ['a row of the access code table', 'x-access-code-table', FRONT, 'row', 'Plumber'],
    ['the button of the access codes', 'x-lock-details', FRONT, 'button', /access code/]
  ]
  for (const row of CASES) {
    it(`fades in and back in less than 200 ms at ${row[0]}`, async () => {
      const [screen, opener] = await loaded(row)
      for (const act of [() => opener.click(), () => screen.press('button', 'Back')]) {
        const motion = await pausedMotion(act)
        expect(motion.effect?.getComputedTiming().endTime).to.be.below(200)
        motion.finish()
      }
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
    const motion = await pausedMotion(() => opener.click())
    screen.element.remove()
    await until(() => motion.playState === 'idle')
  })

  it('does not delay the focus or the back button', async () => {
    const [screen, opener] = await loaded(TABLE)
    const motion = await pausedMotion(() => opener.click())
    expect(screen.focused).to.equal('Device')
    await screen.press('button', 'Back')
    await until(() => screen.focused?.startsWith('Garage'))
    expect(motion.playState).to.equal('idle')
  })
})

describe('Row that opens a screen', () => {
  before(() => emulateMedia({ reducedMotion: 'no-preference' }))
  after(() => emulateMedia({ reducedMotion: 'reduce' }))

  const shadeOf = (row: Element): string => getComputedStyle(row).backgroundImage

  it('is shaded while it is pressed', async () => {
    const [, row] = await loaded(TABLE)
    const { left, top } = row.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left) + 20, Math.round(top) + 10] })
    expect(shadeOf(row)).to.equal('none')
    await sendMouse({ type: 'down' })
    expect(shadeOf(row)).not.to.equal('none')
    await sendMouse({ type: 'up' })
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
    await fillCode({ user }, '482913', 'Gardener')
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
