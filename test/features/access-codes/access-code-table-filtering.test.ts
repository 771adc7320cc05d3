import { expect } from 'chai'
import { codesOf, listing, loadedCodeTable, titleOf, wordsOf } from '../support/code-table.js'
import { settled, startPlatform, until, useCleanPage } from '../support/stage.js'
import { chipsOf, search } from '../support/table.js'

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

  describe('List of 2,000 codes', () => {
    const codes = Array.from({ length: 2000 }, (_, index) => ({
      name: `Guest ${index}`,
      code: String(100_000 + index),
      ...(index % 2 && {
        type: 'time_bound' as const,
        starts_at: '2020-01-01T00:00:00Z',
        ends_at: '2119-01-01T00:00:00Z'
      })
    }))

    it('renders few rows, without open menus, and finds codes by search', async () => {
      const table = await loadedCodeTable(await startPlatform({ faults: listing(codes) }))
      await until(() => titleOf(table) === 'Access Codes 2,000')
      const region = table.all('list')[0]?.closest('.list')
      for (const top of [0, 5000, 60_000, 1_000_000]) {
        region?.scrollTo({ top, behavior: 'instant' })
        await settled()
        const count = table.all('row').length
        expect(count).to.be.within(10, 30)
        expect(table.names('button', /^Actions for /)).to.have.length(count)
        expect(table.root.querySelectorAll('[role=menu], [role=menuitem]').length).to.equal(0)
      }
      await search(table, '101234')
      expect(codesOf(table)).to.deep.equal(['Guest 1234'])
      await search(table, 'guest 199')
      expect(titleOf(table)).to.equal('Access Codes 11 of 2,000')
    })
  })
})
