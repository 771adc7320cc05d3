const STEPS = 40
const STEP = 240
const BETWEEN_STEPS = 50

/** Runs in the page, and records the duration of each frame. */
function watchFrames() {
  const frames = []
  globalThis.frameTimes = frames
  let last
  const next = (time) => {
    if (globalThis.frameTimes !== frames) return
    if (last !== undefined) frames.push(time - last)
    last = time
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Scrolls with the wheel in the middle of the page. @returns the frame durations in ms */
export async function framesOfWheel(page) {
  await page.mouse.move(500, 500)
  await page.evaluate(watchFrames)
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP)
    await page.waitForTimeout(BETWEEN_STEPS)
  }
  return page.evaluate(() => globalThis.frameTimes)
}
