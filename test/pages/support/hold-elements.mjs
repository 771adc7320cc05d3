/** Holds back the element files that a page requests. @returns a function that lets them through */
export async function holdElements(page) {
  let letThrough
  const held = new Promise((resolve) => {
    letThrough = resolve
  })
  await page.route('**/elements/*.js', async (route) => {
    await held
    await route.fallback()
  })
  return letThrough
}
