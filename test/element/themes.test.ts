import { configure } from '../../elements/index.js'
import type { Appearance } from '../../src/element/options/appearance.js'
import { colorOf } from '../color-of.js'
import { contrast, luminance } from '../ui/contrast.js'
import { add, findButton, notes, until } from './page.js'
import { backgroundOf, RED, radiusOf } from './painted.js'
import { addTable, client, loaded, onStage } from './stage.js'

const THEMES = ['default', 'compact', 'contrast', 'night', 'warm'] as const

describe('appearance option', () => {
  onStage()

  const GIVEN: Record<string, string | Appearance> = {
    'its name': 'warm',
    'an object': { theme: 'warm' },
    JSON: '{"theme":"warm"}'
  }
  for (const [how, appearance] of Object.entries(GIVEN)) {
    it(`applies a theme by ${how} until it is removed`, async () => {
      const table = addTable()
      const { colorScheme } = getComputedStyle(table)
      const previous = [backgroundOf(table), radiusOf(table)]
      Object.assign(table, { appearance })
      await until(() => radiusOf(table) === '14px')
      expect(backgroundOf(table)).to.equal('rgb(255, 253, 249)')
      expect(getComputedStyle(table).colorScheme).to.equal(colorScheme)
      table.appearance = undefined
      await until(() => radiusOf(table) === previous[1])
      expect(backgroundOf(table)).to.equal(previous[0])
      expect(notes.reports).to.deep.equal([])
    })
  }

  it('is read from its attribute, and follows it', async () => {
    const table = addTable({ appearance: 'warm' })
    await until(() => radiusOf(table) === '14px')
    table.setAttribute('appearance', '{"theme": "compact", "tokens": {"radius": "3px"}}')
    await until(() => radiusOf(table) === '3px')
    expect(colorOf(table, 'accent')).to.equal('rgb(24, 24, 27)')
    table.removeAttribute('appearance')
    await until(() => radiusOf(table) === '8px')
    expect(notes.warnings).to.deep.equal([])
  })

  it('accepts tokens of every kind', async () => {
    const table = await loaded(
      addTable(
        {},
        {
          appearance: {
            tokens: {
              'color-accent': 'oklch(0.6 0.2 300)',
              'color-background': 'light-dark(#fff, #000)',
              'color-text': 'color-mix(in srgb, black 90%, white)',
              'font-family': '"Iowan Old Style", serif',
              'font-weight-strong': '700',
              'line-height': '1.6',
              'list-block-size': 'min(30rem, 60vh)',
              radius: '0',
              shadow: '0 1px 2px rgb(0 0 0 / 0.2), 0 0 0 1px hsl(0 0% 50%)',
              'space-4': 'calc(4px * 5)'
            }
          }
        }
      )
    )
    await until(() => colorOf(table, 'accent') === 'oklch(0.6 0.2 300)')
    const { fontFamily, lineHeight } = getComputedStyle(table.shadowRoot?.querySelector('.root') ?? table)
    expect([fontFamily, lineHeight]).to.deep.equal(['"Iowan Old Style", serif', '22.4px'])
    expect(notes.warnings).to.deep.equal([])
  })

  it('is overridden by custom properties on the element, but not by inherited ones, which override only a theme', async () => {
    const section = document.body.appendChild(document.createElement('section'))
    section.style.setProperty('--latchkey-color-accent', 'rgb(0, 255, 0)')
    const tokens = { 'color-accent': RED }
    const [themed, set, own] = [
      add('x-device-table', { properties: { client, appearance: 'warm' } }, section),
      add('x-device-table', { properties: { client, appearance: { theme: 'warm', tokens } } }, section),
      add('x-device-table', { properties: { client, appearance: { theme: 'warm', tokens } } }, section)
    ]
    own.style.setProperty('--latchkey-color-accent', 'rgb(0, 0, 255)')
    for (const table of [themed, set, own]) await until(() => radiusOf(table) === '14px')
    await loaded(own)
    expect([themed, set, own].map((table) => colorOf(table, 'accent'))).to.deep.equal([
      'rgb(0, 255, 0)',
      RED,
      'rgb(0, 0, 255)'
    ])
  })

  it('is dark with the night theme, unless the element sets its theme', async () => {
    const table = addTable({ appearance: 'night' })
    await until(() => getComputedStyle(table).colorScheme === 'dark')
    expect(luminance(backgroundOf(table))).to.be.below(0.1)
    table.theme = 'light'
    await until(() => getComputedStyle(table).colorScheme === 'light')
    expect(luminance(backgroundOf(table))).to.be.above(0.8)
    table.theme = 'auto'
    await until(() => getComputedStyle(table).colorScheme === 'light dark')
  })

  it('is kept in another document', async () => {
    const table = await loaded(addTable({ appearance: '{"theme":"warm","tokens":{"space-4":"19px"}}' }))
    await until(() => radiusOf(table) === '14px')
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentDocument
    if (!inner) throw new Error('There is no document.')
    inner.body.append(table)
    const style = (name: string) => inner.defaultView?.getComputedStyle(table).getPropertyValue(name)
    await until(() => style('--_radius') === '14px' && style('--_space-4') === '19px')
    frame.remove()
  })

  it('has readable text on and in the accent color in browsers without relative colors', async () => {
    const { supports } = CSS
    CSS.supports = (...query: [string, string?]) =>
      !query.join().includes('from') && Reflect.apply(supports, CSS, query)
    try {
      for (const accent of ['#ffd400', 'navy', 'hsl(300 100% 50%)', '#777', 'oklch(0.7 0.2 150)']) {
        for (const theme of ['light', 'dark'] as const) {
          const table = await loaded(addTable({ theme }, { appearance: { tokens: { 'color-accent': accent } } }))
          const set = (name: string) => getComputedStyle(table).getPropertyValue(`--latchkey-color-${name}`)
          await until(() => set('on-accent') && set('accent-text'))
          expect(contrast(colorOf(table, 'on-accent'), accent), accent).to.be.at.least(4.5)
          expect(
            contrast(colorOf(table, 'accent-text'), [colorOf(table, 'card'), colorOf(table, 'shade')]),
            accent
          ).to.be.at.least(4.5)
          table.remove()
        }
      }
    } finally {
      CSS.supports = supports
    }
  })

  describe('inherited', () => {
    it('is replaced by the theme and the tokens of an element if it comes from a session element', async () => {
      const session = add('x-session', {
        properties: { client, appearance: { theme: 'warm', tokens: { 'color-accent': RED } } }
      })
      const [plain, own] = [
        add('x-device-table', {}, session),
        add('x-device-table', { attributes: { appearance: 'compact' } }, session)
      ]
      await until(() => radiusOf(plain) === '14px' && radiusOf(own) === '4px')
      await loaded(plain)
      await loaded(own)
      expect([plain, own].map((table) => colorOf(table, 'accent'))).to.deep.equal([RED, RED])
      expect(getComputedStyle(session).colorScheme).to.equal('normal')
      session.appearance = 'contrast'
      await until(() => radiusOf(plain) === '6px')
      expect(radiusOf(own)).to.equal('4px')
      document.body.append(plain)
      plain.client = client
      await until(() => radiusOf(plain) === '8px')
    })

    it("is overridden by the page's own custom properties if it comes from the page", async () => {
      const table = addTable()
      configure({ appearance: { theme: 'warm', tokens: { 'color-accent': RED } } })
      await until(() => radiusOf(table) === '14px')
      await loaded(table)
      await until(() => colorOf(table, 'accent') === RED)
      document.documentElement.style.setProperty('--latchkey-color-accent', 'rgb(0, 0, 255)')
      expect(colorOf(table, 'accent')).to.equal('rgb(0, 0, 255)')
      document.documentElement.style.removeProperty('--latchkey-color-accent')
      const count = document.adoptedStyleSheets.length
      configure({})
      await until(() => radiusOf(table) === '8px' && document.adoptedStyleSheets.length === count - 1)
      expect(colorOf(table, 'accent')).to.equal('rgb(70, 80, 221)')
    })
  })

  for (const appearance of THEMES) {
    for (const theme of ['light', 'dark'] as const) {
      it(`has readable text in every color, ${appearance} in ${theme}`, async () => {
        const table = await loaded(addTable({ appearance, theme }))
        await until(() => getComputedStyle(table).colorScheme === theme)
        if (appearance !== 'default') await until(() => (table.shadowRoot?.adoptedStyleSheets.length ?? 0) > 1)
        const [background, card, fill, shade] = ['background', 'card', 'fill', 'shade'].map((token) =>
          colorOf(table, token)
        )
        const grounds = [background, card].flatMap((ground = '') => [[ground], [ground, shade ?? '']])
        const weak = ['text', 'muted', 'accent-text', 'ok', 'warning', 'danger'].flatMap((token) => {
          const words = colorOf(table, token)
          const tint = `color-mix(in srgb, ${words} 10%, transparent)`
          const own =
            token === 'muted'
              ? [[fill ?? '']]
              : [
                  [background ?? '', tint],
                  [card ?? '', tint]
                ]
          return [...grounds, ...own]
            .filter((ground) => contrast(words, ground) < 4.5)
            .map((ground) => `${token} on ${ground.join()}`)
        })
        expect(weak).to.deep.equal([])
        if (appearance === 'contrast') {
          const words = ['text', 'muted', 'accent-text', 'ok', 'warning', 'danger'].map((token) =>
            colorOf(table, token)
          )
          for (const color of words) expect(contrast(color, card ?? ''), color).to.be.at.least(7)
        }
        expect(contrast(colorOf(table, 'on-accent'), colorOf(table, 'accent'))).to.be.at.least(4.5)
        for (const ground of [background, card]) {
          expect(contrast(colorOf(table, 'control-border'), ground ?? '')).to.be.at.least(3)
        }
        expect(findButton(table, 'Refresh')?.checkVisibility()).to.equal(true)
      })
    }
  }
})
