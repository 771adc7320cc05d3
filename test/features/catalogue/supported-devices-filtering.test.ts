import { sendKeys } from '@web/test-runner-commands'
import {
  BY_DEFAULT,
  MANUFACTURERS,
  MODELS,
  SUPPORTED_NAMES,
  setupCatalogue,
  supportedWith
} from '../support/catalogue.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, tabTo, type, until } from '../support/stage.js'

describe('Catalogue', () => {
  cleanUpAfterEach()

  describe('Host options', () => {
    const queryOf = (queries: readonly string[]): string | null => new URLSearchParams(queries.at(-1)).get('liqe_query')

    it('include only some manufacturers, and request the models of their IDs', async () => {
      const { queryStrings, screen } = await setupCatalogue({
        manufacturers: ['Yale', 'manufacturer_august', 'Nobody']
      })
      expect(screen.groups).to.deep.equal(['August', 'Yale'])
      expect(queryOf(queryStrings(MANUFACTURERS))).to.equal(
        '(display_name:"Yale" OR manufacturer_id:"Yale" OR display_name:"manufacturer_august" OR ' +
          'manufacturer_id:"manufacturer_august" OR display_name:"Nobody" OR manufacturer_id:"Nobody")'
      )
      expect(queryStrings(MODELS)).to.deep.equal([
        supportedWith('manufacturer_ids=manufacturer_august&manufacturer_ids=manufacturer_yale')
      ])
    })

    for (const manufacturers of [[], ['6" lock']]) {
      it(`show no models and request none for the included manufacturers ${JSON.stringify(manufacturers)}`, async () => {
        const { queryStrings, screen } = await setupCatalogue({ manufacturers })
        expect(screen.text).to.contain('No device models found.')
        expect(queryOf(queryStrings(MANUFACTURERS))).to.equal('manufacturer_id:none')
        expect(queryStrings(MODELS)).to.deep.equal([])
      })
    }

    for (const [many, named] of [
      [40, 40],
      [41, 0]
    ] as const) {
      it(`send ${named} of ${many} manufacturer IDs in the request`, async () => {
        const { screen, queryStrings } = await setupCatalogue({
          manufacturers: ['August'],
          editResponse: ({ manufacturers }) =>
            manufacturers && {
              manufacturers: Array.from({ length: many }, (_, index) => ({
                ...manufacturers[0],
                manufacturer_id: index > 0 ? `more_${index}` : 'manufacturer_august'
              }))
            }
        })
        const sent = new URLSearchParams(queryStrings(MODELS)[0])
        expect(sent.getAll('manufacturer_ids')).to.have.length(named)
        expect(screen.groups).to.deep.equal(['August'])
      })
    }

    it('include and exclude models by features', async () => {
      const includeIf = ['software_features.can_remotely_unlock', 'can_remotely_lock']
      const { queryStrings, screen } = await setupCatalogue({ includeIf, excludeIf: ['is_nothing'] })
      expect(queryStrings(MODELS)).to.deep.equal([
        `exclude_if=is_nothing&include_if=${includeIf[0]}&include_if=${includeIf[1]}&${BY_DEFAULT}`
      ])
      expect(screen.groups).to.include('August').and.not.to.include('Minut')
      screen.element.includeIf = undefined
      screen.element.excludeIf = ['can_remotely_lock']
      await until(() => screen.groups.includes('Minut'))
    })

    it('hide and reset the filters', async () => {
      const { screen } = await setupCatalogue()
      await screen.openFilters()
      screen.checkbox.click()
      await until(() => screen.groups.includes('Aqara'))
      screen.element.disableFilter = true
      await until(() => screen.all('button', /Filters/).length === 0 && !screen.groups.includes('Aqara'))
      expect(screen.filters).to.equal(null)
      await screen.find('search')
      const { screen: other } = await setupCatalogue({ disableFilter: true })
      expect(other.names('button', /Filters/)).to.deep.equal([])
    })

    it('hide and reset the search', async () => {
      const { screen } = await setupCatalogue()
      type(await screen.find('search'), 'zzz')
      await until(() => screen.groups.length === 0)
      screen.element.disableSearch = true
      await until(() => screen.all('search').length === 0 && screen.groups.length === SUPPORTED_NAMES.length)
      await screen.find('button', 'Filters')
      const { screen: other } = await setupCatalogue({ disableSearch: true, disableFilter: true })
      expect(other.all('search')).to.have.length(0)
      expect(other.root.querySelector('.toolbar')).to.equal(null)
    })
  })

  describe('Filters', () => {
    it('request a manufacturer immediately and show the number of active filters', async () => {
      const { screen, queryStrings } = await setupCatalogue()
      const button = await screen.find('button', 'Filters')
      expect(button.part.contains('filter')).to.equal(true)
      await screen.openFilters()
      expect(screen.filters?.ariaLabel).to.equal('Filters')
      expect(screen.filters?.part.contains('menu')).to.equal(true)
      expect(screen.select.labels[0]?.textContent).to.equal('Manufacturer')
      expect(screen.offered('Manufacturer')).to.deep.equal(['All', ...SUPPORTED_NAMES])
      await screen.pick('Nuki')
      await until(() => screen.groups.join() === 'Nuki')
      expect(queryStrings(MODELS).at(-1)).to.equal(supportedWith('manufacturer_id=manufacturer_nuki'))
      expect(queryStrings(MANUFACTURERS)).to.have.length(1)
      await screen.find('button', 'Filters (1)')
      await screen.pick('All')
      await until(() => screen.groups.length === 15)
      await screen.find('button', 'Filters')
    })

    it('include unsupported models, labeled "Inquire"', async () => {
      const { screen, queryStrings } = await setupCatalogue()
      await screen.openFilters()
      expect(screen.checkbox.checked).to.equal(true)
      screen.checkbox.click()
      await until(() => screen.groups.includes('Aqara'))
      expect([queryStrings(MODELS).at(-1), queryStrings(MANUFACTURERS).at(-1)]).to.deep.equal(['', ''])
      expect(screen.offered('Manufacturer')).to.include.members(['Aqara', 'Danalock', '2N'])
      for (const unsupported of ['V3', 'IP Style', 'iEL Zero'])
        expect(screen.wordsOf(unsupported).at(-1)).to.equal('Inquire')
      await screen.find('button', 'Filters (1)')
      await screen.pick('Danalock')
      await screen.find('button', 'Filters (2)')
      await until(() => screen.groups.join() === 'Danalock')
    })

    it('offer to clear them if there are no results', async () => {
      const { screen, platform } = await setupCatalogue()
      platform.editResponse = ({ device_models: models }) => models && { device_models: [] }
      await screen.openFilters()
      await screen.pick('Nuki')
      await screen.waitForText('No device models found.')
      platform.editResponse = undefined
      await screen.press('button', 'Clear filters')
      await until(() => screen.groups.length === 15)
      await screen.find('button', 'Filters')
    })

    it('reset a manufacturer that is no longer available', async () => {
      const { screen } = await setupCatalogue()
      await screen.openFilters()
      screen.checkbox.click()
      await screen.pick('Danalock')
      await until(() => screen.groups.join() === 'Danalock')
      screen.checkbox.click()
      await until(() => screen.groups.length === 15)
      expect(screen.select.value).to.equal('')
      await screen.find('button', 'Filters')
    })

    it('keep a manufacturer that is still available', async () => {
      const { screen } = await setupCatalogue()
      await screen.openFilters()
      await screen.pick('Nuki')
      screen.checkbox.click()
      await screen.find('button', 'Filters (2)')
      await settled()
      expect(screen.groups).to.deep.equal(['Nuki'])
    })

    it('are operable with the keyboard alone', async () => {
      const { screen } = await setupCatalogue()
      await tabTo(screen, 'Filters')
      const button = await screen.find('button', 'Filters')
      expect(button.ariaExpanded).to.equal('false')
      await sendKeys({ press: 'Enter' })
      await until(() => screen.filters && button.ariaExpanded === 'true')
      await until(() => screen.root.activeElement === screen.select)
      for (let presses = 0; presses < 15 && screen.select.selectedOptions[0]?.label !== 'Nuki'; presses += 1) {
        await sendKeys({ press: 'ArrowDown' })
      }
      await until(() => screen.groups.join() === 'Nuki')
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Space' })
      await screen.find('button', 'Filters (2)')
      await sendKeys({ press: 'Escape' })
      await until(() => !screen.filters && button.ariaExpanded === 'false')
      expect(screen.focused).to.equal('Filters (2)')
    })
  })
})
