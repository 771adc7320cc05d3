import { colorOf } from '../color-of.js'
import { add, notes, recordEvents, until } from './page.js'
import { backgroundOf, RED, radiusOf } from './painted.js'
import { addTable, client, loaded, onStage } from './stage.js'

describe('appearance option', () => {
  onStage()

  describe('with invalid values', () => {
    const WRONG: Record<string, [appearance: unknown, message: RegExp]> = {
      'an unknown theme': [
        'nigt',
        /has no theme "nigt"; did you mean "night"\? There are default, compact, contrast, night, warm\./
      ],
      'a theme without a similar name': [{ theme: 'solarized' }, /has no theme "solarized"; There are default/],
      'a misspelled key': [
        { token: { 'color-accent': RED } },
        /has no "token"; did you mean "tokens"\? There are theme, tokens\./
      ],
      'a token outside of the tokens': [{ 'color-accent': RED }, /has "color-accent" outside of its tokens/],
      'a misspelled token': [
        { tokens: { 'colour-accent': RED } },
        /has no token "colour-accent"; did you mean "color-accent"\? There are color-accent,/
      ],
      'a token with its full name': [{ tokens: { '--latchkey-radius': '4px' } }, /did you mean "radius"\?/],
      'a token that is no color': [{ tokens: { 'color-accent': 'bleu' } }, /"color-accent", which should be a colour/],
      'a token that is no length': [{ tokens: { radius: '-4px' } }, /"radius", which should be a length such as 8px/],
      'a token that is no string': [
        { tokens: { 'color-accent': Symbol('red') } },
        /"color-accent", which should be a colour/
      ],
      'JSON that does not parse': ['{"theme":', /should be the name of a theme, or an object/],
      'an array': [['warm'], /should be the name of a theme, or an object/],
      'tokens that are no object': [{ tokens: 'red' }, /has tokens that are no object/],
      'a theme that is no string': [{ theme: { name: 'warm' } }, /has no theme ""; There are default/],
      'a number': [5, /should be the name of a theme, or an object/]
    }
    for (const [what, [appearance, message]] of Object.entries(WRONG)) {
      it(`is reported and the default is used: ${what}`, async () => {
        const table = addTable()
        const errors = recordEvents(table, 'platform-error')
        Reflect.set(table, 'appearance', appearance)
        await until(() => errors.length === 1)
        expect(errors[0]?.detail.operation).to.equal('options')
        expect(String(errors[0]?.detail.error)).to.match(message)
        expect(notes.warnings).to.have.length(1)
        expect(notes.warnings[0]).to.match(message).and.include('<x-device-table>')
        expect(radiusOf(table)).to.equal('8px')
      })
    }

    it('is reported once, and the valid parts are used', async () => {
      const table = addTable()
      const errors = recordEvents(table, 'platform-error')
      for (const radius of ['3px', '5px']) {
        Reflect.set(table, 'appearance', { theme: 'warm', tokens: { 'colour-text': RED, 'color-accent': RED, radius } })
        await until(() => radiusOf(table) === radius && colorOf(table, 'accent') === RED)
      }
      expect(backgroundOf(table)).to.equal('rgb(255, 253, 249)')
      expect(errors).to.have.length(1)
      expect(notes.warnings).to.have.length(1)
    })

    const INJECTED = [
      'red;} * { color: red',
      'red; --latchkey-color-text: red',
      'url(https://evil.example/a.png)',
      'var(--nothing, url(https://evil.example/b.png))',
      String.raw`v\61r(--nothing, red)`,
      'env(nothing, red)',
      'attr(title type(<color>), red)',
      'if(style(--a): red)',
      '--mine(red)',
      'image-set("https://evil.example/c.png" 1x)',
      'red !important',
      'inherit',
      '</style><script>alert(1)</script>',
      'expression(alert(1))',
      '@import "https://evil.example"',
      ''
    ]
    it('accepts only values of the right kind', async () => {
      const requests = performance.getEntriesByType('resource').length
      for (const token of [
        'color-background',
        'color-accent',
        'shadow',
        'font-family',
        'radius',
        'line-height'
      ] as const) {
        for (const value of INJECTED) {
          const table = addTable({}, { appearance: { tokens: { [token]: value } } })
          const errors = recordEvents(table, 'platform-error')
          await until(() => errors.length === 1)
          expect(getComputedStyle(table).getPropertyValue(`--latchkey-${token}`), `${token}: ${value}`).to.equal('')
          expect(table.shadowRoot?.querySelector('style')).to.equal(null)
          table.remove()
        }
      }
      const fetched = performance.getEntriesByType('resource').slice(requests)
      expect(fetched.filter(({ name }) => name.includes('evil'))).to.deep.equal([])
    })

    it('is reported by the session element, not by the elements inside it', async () => {
      const session = add('x-session', { properties: { client }, attributes: { appearance: 'nigt' } })
      const table = add('x-device-table', {}, session)
      await loaded(table)
      await until(() => notes.reports.length === 1)
      expect(notes.reports[0]?.target).to.equal(session)
    })
  })
})
