import categories from 'virtual:content/categories';

export default categories.map(({ slug }) => `/${slug}`);
