import type { Attributes } from '../attribute-list.ts'
import type { ImageFacts } from '../image/image-facts.ts'
import type { ElementProperties } from '../open-tag.ts'

/**
 * What `{…}` gives as properties of an element, without the id: ids go through the document's slugger.
 *
 * @param attributes absent for an element without a list
 * @param ownClasses classes that the element has by itself
 */
export function attributeProperties(
  attributes: Attributes | undefined,
  ownClasses: readonly string[] = [],
): ElementProperties {
  const classes = [...ownClasses, ...(attributes?.classes ?? [])]
  const values = Object.fromEntries(attributes?.values ?? [])
  return classes.length > 0 ? { ...values, className: classes } : values
}

/**
 * What an image's size and colour scheme give as properties. Every image loads when it comes near (P13).
 *
 * @param size numbers between the brackets, which win over those in the text
 * @param attributes win over both
 */
export function imageProperties(
  facts: ImageFacts,
  size: Pick<ImageFacts, 'width' | 'height'> | undefined,
  attributes: Attributes | undefined,
): ElementProperties {
  const { width, height } = { width: facts.width, height: facts.height, ...size }
  return {
    loading: 'lazy',
    width: width?.toString(),
    height: height?.toString(),
    ...attributeProperties(attributes, facts.scheme ? [`${facts.scheme}-only`] : []),
  }
}
