/** Whether the reader asked to be sparing with data. Browsers that do not say are taken as “no”. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
