/** How long to wait before printing without the missing parts, in milliseconds. */
const timeoutMs = 8000

/** Resolves when the images in an element are loaded and no spinner is left in it. */
export async function readyToPrint(root: Element): Promise<void> {
  const end = performance.now() + timeoutMs
  const pictures = [...root.querySelectorAll('img')]
  for (const picture of pictures) picture.loading = 'eager'
  const isBusy = () =>
    pictures.some(({ complete }) => !complete) ||
    root.querySelector('[role="status"] svg, [aria-busy="true"]') !== null
  await document.fonts.ready
  while (isBusy() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
}
