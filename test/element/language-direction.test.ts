import { ELEMENT_MESSAGES } from '../../src/messages/messages.js'
import { cleanUpAfterEach, type Given, type Screen, setup, until } from '../features/support/setup.js'

describe('Direction of an element', () => {
  cleanUpAfterEach()
  before(() => Promise.all(['ar', 'he', 'de'].map(ELEMENT_MESSAGES.load)))

  const directionOf = ({ root }: Screen<HTMLElement>): string => {
    const [heading] = root.querySelectorAll('h2')
    return heading?.parentElement ? getComputedStyle(heading.parentElement).direction : ''
  }

  const cases: [what: string, page: string, given: Given<'x-device-table'>, direction: string][] = [
    ['follows the page if it has no locale', 'rtl', {}, 'rtl'],
    ['follows its locale on a left-to-right page', 'ltr', { locale: 'he-IL' }, 'rtl'],
    ['follows its locale on a right-to-left page', 'rtl', { locale: 'de' }, 'ltr'],
    ['follows its own lang', 'ltr', { lang: 'ar' }, 'rtl'],
    ['prefers its own dir attribute', 'ltr', { locale: 'ar', dir: 'ltr' }, 'ltr'],
    ['is that of English for an unsupported language', 'rtl', { locale: 'sv' }, 'ltr']
  ]
  for (const [what, page, given, direction] of cases) {
    it(what, async () => {
      document.documentElement.dir = page
      const { screen: table } = await setup('x-device-table', given)
      await until(() => directionOf(table) === direction)
    })
  }

  it('follows the locale and later changes of it', async () => {
    const { screen: table } = await setup('x-device-table', { locale: 'he' })
    await until(() => directionOf(table) === 'rtl')
    table.element.locale = 'de'
    await until(() => directionOf(table) === 'ltr')
    table.element.dir = 'rtl'
    await until(() => directionOf(table) === 'rtl')
  })

  it('places a number before the words if the words start at that side', async () => {
    const { screen: table } = await setup('x-device-table', { locale: 'he' })
    const row = await until(() => table.all('row').find(({ textContent }) => textContent?.includes('64°')))
    const status = [...row.querySelectorAll('.last-known')].flatMap(({ childNodes }) => [...childNodes])
    const text = status.find((node): node is Text => node instanceof Text && node.data.includes('64°'))
    if (!text) throw new Error('No reading is there.')
    const boxOf = (at: number): DOMRect => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    expect(boxOf(text.data.indexOf('6')).left).to.be.greaterThan(boxOf(text.data.search(/[א-ת]/)).left)
  })

  it('keeps the keypad digits in a PIN, and uses the digits of the locale elsewhere', async () => {
    const { screen: code } = await setup('x-access-code-details', {
      accessCodeId: 'access_code_garage_2',
      locale: 'ar-EG'
    })
    await until(() => /[٠-٩]/.test(code.text))
    expect(code.text).to.contain('5301')
  })
})
