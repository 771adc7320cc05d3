import { cleanUpAfterEach, type Screen, settled, setup, until, words } from '../support/setup.js'

describe('Access codes in the lock details', () => {
  cleanUpAfterEach()

  const titleOf = (screen: Screen<HTMLElement>): string => screen.names('heading')[0] ?? ''
  const isDetails = (screen: Screen<HTMLElement>): boolean => screen.all('button', 'Edit name').length > 0

  for (const tag of ['x-lock-details', 'x-device-details'] as const) {
    it(`open in ${tag} with the title focused, and return the focus to their row`, async () => {
      const { screen: details } = await setup(tag, { deviceId: 'device_front_door' })
      await details.press('button', '6 access codes')
      await until(() => titleOf(details) === 'Access Codes 6')
      expect(details.focused).to.contain('Access Codes')
      await details.press('button', 'Back')
      await until(() => isDetails(details))
      expect(details.focused).to.equal('6 access codes')
    })
  }

  it('show those that end or start next, without another request', async () => {
    const { screen: details, platform } = await setup('x-lock-details', { deviceId: 'device_front_door' })
    const rows = (): string[] =>
      [...details.root.querySelectorAll<HTMLElement>('.next-codes > li')].map((row) => words(row.innerText))
    await until(() => rows().some(Boolean))
    expect(rows().every((row) => / (?:Ends: |Starts: |.* – )/.test(row))).to.equal(true)
    expect(rows()).to.have.length(3)
    expect(platform.requests('/access_codes/list')).to.have.length(1)
  })

  it('open even if they could not be counted', async () => {
    const { screen: details } = await setup('x-lock-details', {
      faults: { '/access_codes/list': { status: 403 } },
      deviceId: 'device_front_door'
    })
    await until(() => !details.root.querySelector('.next-codes'))
    await details.press('button', '– access codes')
    await until(() => titleOf(details).startsWith('Access Codes'))
    await details.press('button', 'Back')
    await until(() => isDetails(details))
    expect(details.focused).to.equal('– access codes')
  })

  it('close when the device ID changes', async () => {
    const { screen: details } = await setup('x-lock-details', { deviceId: 'device_front_door' })
    await details.press('button', '6 access codes')
    await until(() => titleOf(details) === 'Access Codes 6')
    details.element.deviceId = 'device_back_door'
    await until(() => isDetails(details))
    await details.waitForText('1 access code')
  })

  it('restore focus and scroll position at each step back in the device table', async () => {
    document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 300px' }))
    const { screen: table } = await setup('x-device-table')
    await until(() => table.all('row', 'Garage').length > 0)
    document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 2000px' }))
    const scrolls: number[] = []
    async function go(press: () => Promise<void> | void, isThere: () => boolean): Promise<void> {
      scrollTo(0, 200 + 10 * scrolls.length)
      scrolls.push(window.scrollY)
      await press()
      await until(isThere)
      await settled()
    }
    async function back(name: string, focused: RegExp, isThere: () => boolean): Promise<void> {
      await table.press('button', name)
      await until(isThere)
      await settled()
      expect(table.focused).to.match(focused)
      expect(window.scrollY).to.equal(scrolls.pop())
    }
    const isTable = (): boolean => table.all('row', 'Garage').length > 0
    const isCodes = (): boolean => titleOf(table) === 'Access Codes 26' && table.all('row', 'Family').length > 0
    const isCode = (): boolean => table.all('button', 'Edit code').length > 0

    await go(
      () => table.press('row', 'Garage'),
      () => table.all('button', '26 access codes').length > 0
    )
    await go(() => table.press('button', '26 access codes'), isCodes)
    await go(() => table.press('row', 'Family'), isCode)
    await go(
      () => table.press('button', 'Edit code'),
      () => table.all('button', 'Save').length > 0
    )
    await back('Cancel', /^Edit code$/, isCode)
    await back('Back', /^Family/, isCodes)
    await back('Back', /^26 access codes$/, () => isDetails(table))
    await back('Back', /^Garage/, isTable)
  })

  it('return to the list once the displayed code is deleted', async () => {
    const { screen, user, advance } = await setup('x-lock-details', { deviceId: 'device_front_door', now: 0 })
    await user.click('6 access codes')
    await user.click('Cleaning', 'row')
    await user.click('Delete code')
    await user.click('Delete')
    expect(screen.text).to.contain('currently being removed')
    await advance(8000)
    await advance(10_000)
    expect(titleOf(screen)).to.equal('Access Codes 5')
    expect(screen.all('row', 'Cleaning')).to.have.length(0)
    expect(screen.root.activeElement).to.not.equal(null)
  })
})
