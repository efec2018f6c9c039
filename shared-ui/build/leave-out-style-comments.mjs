import typescript from 'typescript';

const COMMENT = /\s*\/\*[^]*?\*\//g;

/**
 * Leaves out the comments of styles, which are text to the minifier and would go to every browser: 1 KB of a list.
 * @type {import('typescript').TransformerFactory<import('typescript').SourceFile>}
 */
export const leaveOutStyleComments = (context) => (file) => {
  const { factory } = context;
  /** @param {import('typescript').Node} node @returns {import('typescript').Node} */
  const inStyle = (node) => {
    // A piece may hold code, with styles of its own.
    if (typescript.isTemplateSpan(node))
      return factory.updateTemplateSpan(
        node,
        /** @type {import('typescript').Expression} */ (visit(node.expression)),
        /** @type {typeof node.literal} */ (inStyle(node.literal)),
      );
    if (typescript.isNoSubstitutionTemplateLiteral(node))
      return factory.createNoSubstitutionTemplateLiteral(...without(node));
    if (typescript.isTemplateHead(node)) return factory.createTemplateHead(...without(node));
    if (typescript.isTemplateMiddle(node)) return factory.createTemplateMiddle(...without(node));
    if (typescript.isTemplateTail(node)) return factory.createTemplateTail(...without(node));
    return typescript.visitEachChild(node, inStyle, context);
  };
  /** @param {import('typescript').Node} node @returns {import('typescript').Node} */
  const visit = (node) =>
    typescript.isTaggedTemplateExpression(node)
      ? factory.updateTaggedTemplateExpression(
          node,
          node.tag,
          node.typeArguments,
          /** @type {typeof node.template} */ (inStyle(node.template)),
        )
      : typescript.visitEachChild(node, visit, context);
  return typescript.visitEachChild(file, visit, context);
};

/** @param {import('typescript').TemplateLiteralLikeNode} piece @returns {[text: string, raw: string]} */
function without({ text, rawText = text }) {
  return [text.replace(COMMENT, ''), rawText.replace(COMMENT, '')];
}
