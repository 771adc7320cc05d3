/** Holds back the files of elements that a page asks for. @returns what lets them through */
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
