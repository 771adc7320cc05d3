import { cleanUpAfterEach, type Screen, setup, until } from './support/setup.js'

/** Returns the vertical offset of the row's end from its center, for each row: a chevron, a reading or the row's actions. */
const offsetsOf = ({ root }: Screen<HTMLElement>): number[] =>
  [...root.querySelectorAll('li')].flatMap((item) => {
    const [row, end] = [item.querySelector('.row'), item.querySelector('.row-end:has(> svg), .row-action')]
    if (!row || !end) return []
    const [outer, inner] = [row.getBoundingClientRect(), end.getBoundingClientRect()]
    return [Math.round(Math.abs(outer.top + outer.height / 2 - inner.top - inner.height / 2))]
  })

describe('Rows in an element of 280 px', () => {
  cleanUpAfterEach()

  for (const [name, open] of Object.entries({
    'a device table': (width: number) => setup('x-device-table', { width }),
    'an access code table': (width: number) => setup('x-access-code-table', { deviceId: 'device_garage', width })
  })) {
    it(`keep their end next to their text in ${name}`, async () => {
      const { screen } = await open(280)
      const offsets = await until(() => {
        const found = offsetsOf(screen)
        return found.length > 1 ? found : undefined
      })
      expect(Math.max(...offsets)).to.be.at.most(8)
    })
  }
})
