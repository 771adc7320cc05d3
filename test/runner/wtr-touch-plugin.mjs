/**
 * Creates the command `touch`, with which a test in Chromium can simulate a finger. `executeServerCommand('touch', {
 * type })` accepts these types: `begin` and `end` switch touch emulation on and off, `down` (with `x` and `y`) and `up`
 * send touch events.
 */
export function touchPlugin() {
  const open = new Map()

  async function begin(page) {
    const devTools = await page.context().newCDPSession(page)
    open.set(page, devTools)
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  }
  async function end(page) {
    await open.get(page).send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await open.get(page).detach()
    open.delete(page)
  }
  const touch = (page, type, touchPoints) => open.get(page).send('Input.dispatchTouchEvent', { type, touchPoints })
  const commands = {
    begin,
    down: (page, point) => touch(page, 'touchStart', [point]),
    up: (page) => touch(page, 'touchEnd', []),
    end
  }
  return {
    name: 'touch-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'touch') return undefined
      const { type, ...point } = payload
      await commands[type](session.browser.getPage(session.id), point)
      return true
    }
  }
}
