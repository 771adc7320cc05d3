import { Button } from '../../src/ui/actions/button.js'
import { Card } from '../../src/ui/layout/card.js'
import { isFullRun, SEED } from '../run-settings.js'
import { luminance } from './contrast.js'
import { mount, unmountAll } from './mount.js'

/** All hues, or every fourth in a short run. */
const STEP = isFullRun ? 1 : 4
const HUES = Array.from({ length: 360 / STEP }, (_, index) => index * STEP + (SEED % STEP))

/** From nearly black to nearly white, and from gray to colors outside of sRGB. */
const KINDS: readonly (readonly [lightness: number, chroma: number])[] = [
  [0.1, 0.05],
  [0.35, 0.12],
  [0.5, 0.03],
  [0.55, 0.2],
  [0.65, 0.15],
  [0.72, 0.37],
  [0.85, 0.12],
  [0.97, 0.02]
]

const BY_NAME = [
  '#ffd400',
  'yellow',
  '#0a1a4f',
  '#777',
  '#e0245e',
  '#00a86b',
  '#f0f',
  '#7676ff',
  '#000',
  '#fff',
  'rgb(0 0 255)',
  'lime'
]

const accents = [
  ...BY_NAME,
  ...KINDS.flatMap(([lightness, chroma]) => HUES.map((hue) => `oklch(${lightness} ${chroma} ${hue})`))
]

/** Contrast of two stacks of colors, each painted over the previous one. */
function contrastOf(words: readonly string[], ground: readonly string[]): number {
  const [light = 0, dark = 0] = [luminance(...words), luminance(...ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Pseudo-classes that a test cannot trigger are computed from the overlay token. */
function readings(theme: string) {
  const { host, get, root } = mount(
    <Card>
      <Button variant="primary">Save</Button>
      <Button variant="link">More</Button>
      <i style={{ color: 'var(--_accent-shade)', backgroundColor: 'var(--_shade)' }} />
    </Card>
  )
  host.setAttribute('theme', theme)
  const style = (element: Element | null) => getComputedStyle(element ?? host)
  const [primary, link, probe] = [get('button', 'Save'), get('button', 'More'), root.querySelector('i')].map(style)
  const card = style(root.querySelector('[part=card]')).backgroundColor
  return { host, primary, link, probe, card, background: style(host).backgroundColor }
}

for (const theme of ['light', 'dark']) {
  describe(`Any accent color in the ${theme} scheme`, () => {
    afterEach(unmountAll)

    /** Returns the accents with a contrast below 4.5:1. */
    function tooWeak(pairOf: (reading: ReturnType<typeof readings>, accent: string) => [string[], string[]]): string[] {
      const reading = readings(theme)
      return accents.filter((accent) => {
        reading.host.style.setProperty('--latchkey-color-accent', accent)
        return contrastOf(...pairOf(reading, accent)) < 4.5
      })
    }

    it('has readable text on it', () => {
      expect(tooWeak(({ primary }, accent) => [[primary?.color ?? ''], [accent]])).to.deep.equal([])
    })

    it('has readable text on it while hovered', () => {
      expect(
        tooWeak(({ primary, probe }, accent) => [[primary?.color ?? ''], [accent, probe?.color ?? '']])
      ).to.deep.equal([])
    })

    it('is readable as a text color, including on a hovered card', () => {
      expect(tooWeak(({ link, background }) => [[link?.color ?? ''], [background]])).to.deep.equal([])
      expect(
        tooWeak(({ link, card, probe }) => [[link?.color ?? ''], [card, probe?.backgroundColor ?? '']])
      ).to.deep.equal([])
    })

    it('is the unchanged background of the primary action, and can be replaced by host styles', () => {
      const { host, primary, link } = readings(theme)
      host.style.setProperty('--latchkey-color-accent', 'rgb(1, 2, 3)')
      host.style.setProperty('--latchkey-color-on-accent', 'rgb(4, 5, 6)')
      host.style.setProperty('--latchkey-color-accent-text', 'rgb(7, 8, 9)')
      expect([primary?.backgroundColor, primary?.color, link?.color]).to.deep.equal([
        'rgb(1, 2, 3)',
        'rgb(4, 5, 6)',
        'rgb(7, 8, 9)'
      ])
    })
  })
}
