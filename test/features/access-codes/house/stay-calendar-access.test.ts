import { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import {
  expectAccessible,
  expectNoOverflow,
  show,
  startPlatform,
  until,
  useCleanPage,
  words
} from '../../support/stage.js'

const ANNA = { name: 'Anna', code: '4711', days: [0, 4] } as const
const BEN = { name: 'Ben', code: '4712', days: [-3, 1] } as const

describe('Access code calendar', () => {
  useCleanPage()

  for (const width of [320, 480, 1000]) {
    it(`is accessible and fits into ${width} px`, async () => {
      const devices = ['Front Door', 'Garage'].map((name) => ({
        kind: 'lock' as const,
        name,
        accessCodes: [ANNA, BEN, { name: 'Cleaning', code: '4713' }]
      }))
      const { client } = await startPlatform({ devices, commandTime: 0 })
      const table = show(AccessCodeTableElement, { client }, { width })
      await until(() => table.all('row').length > 0)
      for (const label of table.root.querySelectorAll('label'))
        if (words(label.textContent) === 'Calendar') label.click()
      await until(() => table.all('button', /^Anna, Front Door, Garage/).length > 0)
      table.all('button', /^Anna, /)[0]?.click()
      await table.find('button', 'Edit all 2')
      await expectAccessible(table)
      expectNoOverflow(table)
    })
  }
})
