/**
 * Holds back files that a page requests.
 *
 * @param files pattern of their addresses. @default the files of elements
 * @returns a function that lets them through
 */
export async function holdElements(page, files = '**/elements/*.js') {
  let letThrough
  const gate = new Promise((resolve) => {
    letThrough = resolve
  })
  await page.route(files, async (route) => {
    await gate
    await route.fallback()
  })
  return letThrough
}
