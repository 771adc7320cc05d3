import { MANUFACTURERS, MODELS, SUPPORTED_NAMES, setupCatalogue } from '../support/catalogue.js'
import { cleanUpAfterEach, settled, until } from '../support/setup.js'

const NO = { status: 409, error: { type: 'no', message: 'The platform says no.' } }

const PICTURE = {
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 80,
  height: 80
}

describe('Catalogue', () => {
  cleanUpAfterEach()

  describe('Supported devices', () => {
    it('are grouped by manufacturer, sorted by name, without empty groups', async () => {
      const { screen } = await setupCatalogue()
      expect(screen.names('heading')[0]).to.equal('Supported devices')
      expect(screen.groups).to.deep.equal(SUPPORTED_NAMES)
      expect(screen.groups).not.to.include('Omnidoor')
    })

    it('show logo, name, "Devices" and annotations of each manufacturer', async () => {
      const { screen } = await setupCatalogue()
      const group = screen.group('Minut')
      expect(group.querySelector('.thumbnail text')?.textContent).to.equal('M')
      const heading = group.querySelector('h4')
      expect(heading?.textContent).to.equal('Devices')
      expect(heading?.getBoundingClientRect().width, 'width of "Devices"').to.be.greaterThan(20)
      const [note, ...rest] = group.querySelectorAll('[part~=alert]')
      expect(note?.textContent).to.equal('Minut needs a paid plan to connect.')
      expect(rest).to.have.length(0)
    })

    it('show name, SKU, connection type and support level of each model', async () => {
      const { screen } = await setupCatalogue({
        editResponse({ device_models: models }) {
          for (const model of models ?? []) {
            if (model.display_name === 'Wi-Fi Smart Lock') model.aesthetic_variants = [{ manufacturer_sku: 'AUG-SL05' }]
            if (model.display_name === 'Smart Lock Pro') model.aesthetic_variants = []
            if (model.display_name !== 'PRO') continue
            model.main_connection_type = 'carrier pigeon'
            model.aesthetic_variants = [{}]
          }
        }
      })
      expect(screen.wordsOf('Wi-Fi Smart Lock')).to.deep.equal(['Wi-Fi Smart Lock', 'SKU AUG-SL05 • Wi-Fi', 'LIVE'])
      const [level] = screen.row('Wi-Fi Smart Lock').querySelectorAll('[part~=badge]')
      expect(level?.getBoundingClientRect().width, 'width of "LIVE"').to.be.greaterThan(20)
      expect(screen.wordsOf('Smart Lock Pro')).to.deep.equal(['Smart Lock Pro', 'Z-Wave', 'LIVE'])
      expect(screen.wordsOf('PRO')).to.deep.equal(['PRO', 'Carrier pigeon', 'BETA'])
      const [, unknown = ''] = screen.wordsOf('XS4 One')
      expect(unknown).to.match(/^SKU [^•]+$/)
      expect(screen.row('PRO').querySelector('button')).to.equal(null)
    })

    it('keep the separating dot on the line of a neighboring text', async () => {
      const { screen } = await setupCatalogue({ locale: 'de' })
      await until(() => screen.text.includes('Artikelnummer'))
      for (let width = 280; width <= 320; width += 4) {
        screen.element.style.inlineSize = `${width}px`
        const texts = document.createTreeWalker(screen.row('Smart Lock Pro'), NodeFilter.SHOW_TEXT)
        const bottoms: Record<string, number> = {}
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange()
          range.selectNode(text)
          bottoms[text.textContent?.trim() ?? ''] = Math.round(range.getBoundingClientRect().bottom)
        }
        expect(bottoms['•'], `${width}`).to.be.oneOf([bottoms['Artikelnummer AUG-1111'], bottoms['Z-Wave']])
      }
    })

    it('keep the dot between SKU and connection type in right-to-left pages', async () => {
      const { screen } = await setupCatalogue()
      const row = screen.row('Smart Lock Pro')
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT, ({ textContent }) =>
        /SKU|•|Z-Wave/.test(textContent ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
      )
      const places = (): number[] => {
        texts.currentNode = row
        const found: number[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange()
          range.selectNode(text)
          found.push(range.getBoundingClientRect().left)
        }
        return found
      }
      const [sku = 0, dot = 0, type = 0] = places()
      expect(dot).to.be.within(sku + 1, type - 1)
      screen.element.dir = 'rtl'
      const [first = 0, middle = 0, last = 0] = places()
      expect(middle).to.be.within(first + 1, last - 1)
    })

    for (const [width, lines] of [
      [480, 3],
      [900, 1]
    ] as const) {
      it(`show the first three models of a group in ${lines} ${lines === 1 ? 'line' : 'lines'} at ${width} px`, async () => {
        const { screen } = await setupCatalogue({ width })
        const names = ['Wi-Fi Smart Lock', 'Smart Lock Pro', 'Smart Lock 3rd Gen']
        const tops = names.map((name) => Math.round(screen.row(name).getBoundingClientRect().top))
        expect(new Set(tops).size).to.equal(lines)
      })
    }

    it('reserve the space of images, which load lazily', async () => {
      const { screen } = await setupCatalogue({
        editResponse({ device_models: models, manufacturers }) {
          for (const model of models ?? []) model.aesthetic_variants = [{ front_image: PICTURE }]
          for (const manufacturer of manufacturers ?? []) manufacturer.logo = PICTURE
        }
      })
      const images = [...screen.root.querySelectorAll('img')]
      expect(images.length).to.be.greaterThan(20)
      for (const image of images) {
        expect(image.loading).to.equal('lazy')
        expect([image.getAttribute('width'), image.getAttribute('height')]).to.be.deep.oneOf([
          ['40', '40'],
          ['32', '32']
        ])
      }
    })

    it('show icons instead of missing images', async () => {
      const { screen } = await setupCatalogue({
        editResponse({ device_models: models, manufacturers }) {
          for (const model of models ?? []) model.aesthetic_variants = []
          for (const manufacturer of manufacturers ?? []) manufacturer.logo = null
        }
      })
      expect(screen.all('image')).to.have.length(0)
      expect(screen.row('Wi-Fi Smart Lock').querySelector('svg')).not.to.equal(null)
      expect(screen.group('August').querySelector('.manufacturer svg')).not.to.equal(null)
    })

    it('have a back button if showBack is set, which dispatches back', async () => {
      const { user, events: record } = await setupCatalogue({ showBack: true })
      const events = record('back')
      await user.click('Back')
      expect(events).to.have.length(1)
    })
  })

  describe('Groups of more than three models', () => {
    it('show three models and all of them on request', async () => {
      const { screen } = await setupCatalogue()
      expect(screen.modelsOf('August')).to.deep.equal(['Wi-Fi Smart Lock', 'Smart Lock Pro', 'Smart Lock 3rd Gen'])
      const more = await screen.find('button', 'See all 6 August')
      expect(more.textContent).to.equal('See all 6')
      expect(more.ariaExpanded).to.equal('false')
      more.click()
      expect(screen.modelsOf('August')).to.have.length(6)
      expect(screen.names('button', /August/)).to.deep.equal(['Show less August'])
      expect(more.ariaExpanded).to.equal('true')
      expect(screen.modelsOf('Yale')).to.have.length(3)
      expect(screen.names('button', /Minut|NoiseAware/)).to.deep.equal([])
    })

    it('keep the button visible and focused when they collapse', async () => {
      const { screen } = await setupCatalogue()
      await screen.press('button', 'See all 26 Yale')
      const less = await screen.find('button', 'Show less Yale')
      less.scrollIntoView({ block: 'end' })
      less.focus()
      less.click()
      await settled()
      expect(screen.modelsOf('Yale')).to.have.length(3)
      expect(screen.focused).to.equal('See all 26 Yale')
      const { top, bottom } = less.getBoundingClientRect()
      expect(top).to.be.at.least(-1)
      expect(bottom).to.be.at.most(innerHeight + 1)
    })

    it('stay expanded after a refetch', async () => {
      const { screen } = await setupCatalogue()
      await screen.press('button', 'See all 6 August')
      await screen.openFilters()
      screen.checkbox.click()
      await until(() => screen.groups.includes('Aqara'))
      expect(screen.modelsOf('August')).to.have.length(6)
    })
  })

  describe('Loading errors', () => {
    it('keep the content that was shown', async () => {
      const { screen, platform } = await setupCatalogue()
      platform.update({ faults: { [MODELS]: NO, [MANUFACTURERS]: NO } })
      await screen.openFilters()
      screen.checkbox.click()
      await screen.waitForText('There was an error fetching device models.')
      expect(screen.groups).to.have.length(15)
      expect(screen.isBusy).to.equal(false)
      // The second request has failed too.
      await settled()
      platform.update({ faults: {} })
      await screen.press('button', 'Retry')
      await until(() => screen.groups.includes('Aqara'))
      expect(screen.announcements).not.to.contain('error')
    })
  })
})
