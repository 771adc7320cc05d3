import { expect } from 'chai'
import { listing, loadedCodeTable, wordsOf } from '../support/code-table.js'
import { startPlatform, useCleanPage } from '../support/stage.js'
import { chipsOf } from '../support/table.js'

describe('Access code table', () => {
  useCleanPage()

  describe('Issue filter', () => {
    it('uses the singular for one issue and shows "OK" without issues', async () => {
      const platform = await startPlatform({
        faults: listing([{ name: 'A', warnings: [{ warning_code: 'w' }] }, { name: 'B' }])
      })
      const table = await loadedCodeTable(platform)
      expect(chipsOf(table)).to.deep.equal(['1 access code issue'])
      const healthy = await loadedCodeTable(await startPlatform(), { deviceId: 'device_office' })
      expect(chipsOf(healthy)).to.deep.equal(['Access codes OK'])
      expect(healthy.names('button', 'Access codes OK')).to.deep.equal([])
    })

    it('counts only the issues that pass the filters of the host', async () => {
      const table = await loadedCodeTable(await startPlatform(), {
        errorFilter: ({ error_code }) => error_code === 'insufficient_permissions',
        warningFilter: () => false
      })
      expect(chipsOf(table)).to.deep.equal(['1 access code issue'])
      expect(wordsOf(table, 'Dog walker')).to.include('1 code issue')
      expect(wordsOf(table, 'Plumber')).to.deep.equal([...wordsOf(table, 'Plumber').slice(0, 3), 'Setting…'])
      expect(wordsOf(table, 'Piano tuner')).to.have.length(3)
    })
  })
})
