/** Holds back the element files that a page requests. @returns a function that lets them through */
export async function holdElements(page) {
  let letThrough
  const gate = new Promise((resolve) => {
    letThrough = resolve
  })
  await page.route('**/elements/*.js', async (route) => {
    await gate
    await route.fallback()
  })
  return letThrough
}
