import { expect } from 'chai'
import { codesOf, listing, loadedCodeTable, titleOf, wordsOf } from '../support/code-table.js'
import { settled, startPlatform, until, useCleanPage } from '../support/stage.js'
import { chipsOf, search } from '../support/table.js'

describe('Access code table', () => {
  useCleanPage()

  describe('Search', () => {
    for (const [typed, found] of Object.entries({
      family: ['Family'],
      'GUEST N': ['Guest Novák'],
      ' novak ': ['Guest Novák'],
      渋谷: ['清掃スタッフ(渋谷)'],
      النظافة: ['عامل النظافة']
    })) {
      it(`finds ${found} for "${typed}"`, async () => {
        const table = await loadedCodeTable(await startPlatform())
        await search(table, typed)
        expect(codesOf(table)).to.deep.equal(found)
      })
    }

    it('finds a code by its digits', async () => {
      const table = await loadedCodeTable(
        await startPlatform({
          faults: listing([
            { name: 'A', code: '1234' },
            { name: 'B', code: '5678' }
          ])
        })
      )
      await search(table, '67')
      expect(codesOf(table)).to.deep.equal(['B'])
    })
  })

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

    it('is cleared when the last issue is resolved, and stays cleared', async () => {
      const ill = listing([{ name: 'A', errors: [{ error_code: 'e' }] }, { name: 'B' }])
      const platform = await startPlatform({ faults: ill })
      const table = await loadedCodeTable(platform)
      await table.press('button', '1 access code issue')
      await until(() => codesOf(table).length === 1)
      platform.update({ faults: listing([{ name: 'A' }, { name: 'B' }]) })
      await table.press('button', 'Refresh')
      await until(() => codesOf(table).length === 2)
      expect(chipsOf(table)).to.deep.equal(['Access codes OK'])
      platform.update({ faults: ill })
      await table.press('button', 'Refresh')
      const chip = await table.find('button', '1 access code issue')
      expect(chip.ariaPressed).to.equal('false')
      expect(codesOf(table)).to.deep.equal(['A', 'B'])
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
