/** The words for yes and no in the tables of each language. */
export const markWords = {
  en: { yes: 'yes', partly: 'partly', no: 'no', unknown: 'unknown' },
  zh: { yes: '是', partly: '部分', no: '否', unknown: '未知' },
}
