/** Creates `llms.txt`, the list of pages for language models (https://llmstxt.org). */
export const shortText = (sections, { description }) =>
  [
    '# Latchkey',
    `> ${description}`,
    'The whole documentation in one file: [llms-full.txt](llms-full.txt).',
    ...sections.map(
      ({ title, pages }) =>
        `## ${title}\n\n${pages.map(({ path, name, description: text }) => `- [${name}](${path}.html): ${text}`).join('\n')}`
    )
  ].join('\n\n')

/** Creates `llms-full.txt`, the Markdown of all pages. */
export const fullText = (sections) =>
  sections
    .flatMap(({ pages }) => pages)
    .map(({ markdown }) => markdown.trim())
    .join('\n\n---\n\n')
