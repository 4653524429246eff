import { defineSkills } from '../define-skills.ts';

export const dataScience = defineSkills({
  id: 'data-science',
  title: 'Data science and machine learning',
  skills: {
    'Machine learning':
      'ml, machine-learning, ml models, ml algorithms, machine learning algorithms, machine learning models',
    'Deep learning': 'deep neural networks, dnn, deep-learning',
    'Artificial intelligence': 'ai, ai/ml, artificial intelligence technologies',
    'Neural networks':
      'neural network, cnn, rnn, lstm, convolutional neural networks, recurrent neural networks',
    'Natural language processing':
      'nlp, natural language understanding, nlu, text mining, text analytics, named entity recognition, text classification',
    'Computer vision': 'image processing, object detection, image recognition, image segmentation, yolo',
    'Speech recognition': 'speech to text, text to speech, voice recognition',
    'Generative AI': 'genai, gen ai, gans, diffusion models, stable diffusion',
    'Large language models': 'llm, llms, gpt, gpt-4, chatgpt, openai api, llama, large language model',
    'Prompt engineering': 'prompt design',
    'Retrieval-augmented generation': 'retrieval augmented generation, RAG',
    LangChain: 'llamaindex, langgraph',
    'Hugging Face': 'huggingface, transformers library, bert',
    'Reinforcement learning': 'rlhf',
    'Supervised learning': 'unsupervised learning, semi-supervised learning',
    'Feature engineering': 'feature selection, feature extraction',
    'Recommender systems':
      'recommendation systems, recommendation engine, recommender system, collaborative filtering',
    'Anomaly detection': 'outlier detection, fraud detection models',
    Classification:
      'logistic regression, decision trees, random forest, random forests, support vector machines, svm, naive bayes, knn',
    Regression: 'linear regression, regression analysis, regression models, multiple regression',
    Clustering: 'k-means, kmeans, dbscan, cluster analysis',
    'Gradient boosting': 'xgboost, lightgbm, catboost, gbm',
    'Dimensionality reduction': 'pca, principal component analysis, t-sne',
    'Time series analysis': 'time series, time-series forecasting, arima, time series forecasting',
    'Predictive modeling':
      'predictive analytics, predictive models, predictive modelling, statistical modeling, statistical models, statistical modelling',
    Statistics:
      'statistical analysis, statistical methods, applied statistics, statistical techniques, biostatistics, statistical software',
    'Hypothesis testing': 'significance testing, t-tests, anova, chi-square',
    'A/B testing': 'ab testing, split testing, a/b tests, multivariate testing',
    'Experimental design': 'design of experiments, experiment design, doe',
    'Bayesian statistics': 'bayesian inference, bayesian modeling, mcmc',
    'Causal inference': 'propensity score matching, uplift modeling',
    Probability: 'probability theory, stochastic processes',
    'Linear algebra': 'multivariable calculus, calculus',
    Mathematics:
      'math, algebra, geometry, trigonometry, applied mathematics, mathematical modeling, math skills, mathematical skills',
    'Operations research':
      'linear programming, mathematical optimization, gurobi, cplex, optimization models',
    Simulation: 'monte carlo simulation, discrete event simulation, monte carlo',
    Econometrics: 'econometric modeling, econometric analysis',
    'Data science': 'data scientist, data science projects',
    'Data mining': 'data-mining, knowledge discovery',
    'Data wrangling':
      'data munging, data preprocessing, data pre-processing, data preparation, data manipulation',
    Pandas: '',
    NumPy: '',
    SciPy: '',
    'scikit-learn': 'sklearn, scikit learn, scikit',
    TensorFlow: 'tensor flow',
    PyTorch: 'pytorch lightning',
    Keras: '',
    JAX: '',
    OpenCV: 'open cv',
    NLTK: 'spacy, gensim, word2vec',
    Matplotlib: 'seaborn, plotly, bokeh',
    'Jupyter Notebook': 'jupyter, jupyter notebooks, jupyterlab, google colab, colab',
    Anaconda: 'conda',
    MLflow: 'kubeflow, weights & biases, dvc',
    MLOps: 'ml ops, model deployment, model monitoring, model serving',
    'Amazon SageMaker': 'sagemaker, aws sagemaker',
    'Vertex AI': 'google vertex ai, google ai platform',
    'Azure Machine Learning': 'azure ml, azure openai, azure cognitive services',
    'Apache Spark': 'spark, pyspark, spark sql, spark streaming',
    Hadoop: 'apache hadoop, hdfs, mapreduce, map reduce, cloudera, hortonworks',
    Hive: 'apache hive, hiveql, hive ql, impala',
    'Apache Airflow': 'airflow, dagster',
    'Apache Flink': 'flink, apache beam, google dataflow, apache storm',
    'Apache NiFi': 'nifi, sqoop, flume, oozie',
    'Big data': 'big-data, big data technologies, big data analytics, large data sets, large datasets',
    ETL: 'elt, extract transform load, etl processes, etl pipelines, etl development, extract, transform, load',
    'Data pipelines':
      'data pipeline, data ingestion, data engineering, batch processing, stream processing, real-time data processing',
    'Data warehousing':
      'data warehouse, data warehouses, edw, data marts, data lake, data lakes, data lakehouse',
    dbt: 'data build tool',
    Informatica: 'informatica powercenter, powercenter',
    Talend: 'pentaho, datastage, ibm datastage, matillion, fivetran',
    SSIS: 'sql server integration services',
    'Azure Data Factory': 'adf, data factory',
    Bioinformatics: 'computational biology, genomics, next generation sequencing',
    GIS: 'geographic information systems, arcgis, qgis, esri, geospatial analysis, spatial analysis, gis mapping',
    'Remote sensing': 'lidar, satellite imagery',
    'Quantitative analysis':
      'quantitative research, quantitative methods, quantitative skills, quantitative data analysis, quantitative modeling',
    'Survey design':
      'survey research, questionnaire design, survey methodology, qualtrics, surveymonkey, surveys',
    'Qualitative research': 'qualitative analysis, nvivo, thematic analysis, focus groups, qualitative data',
    Research:
      'research skills, conducting research, scientific research, research methods, research methodology, conduct research, research and analysis, research projects',
  },
  guarded: {
    Hive: 'hadoop, spark, pig, sql, hdfs, impala, presto, hbase',
    Anaconda: 'python, jupyter, conda, pandas',
    Research:
      'skills, methods, conduct, conducted, conducting, methodology, analysis, projects, academic, market, writing, data, planning, designed, studies',
    Classification: 'regression, clustering, model, models, learning, algorithms, prediction',
    Regression:
      'classification, clustering, linear, logistic, model, models, statistical, forecasting, anova, statistics, learning',
    Clustering: 'classification, regression, segmentation, algorithms, models, learning',
    Probability: 'statistics, calculus, algebra, stochastic, mathematics',
    Simulation:
      'modeling, modelling, matlab, simulink, software, optimization, models, tools, ansys, engineering',
  },
  exact: 'ML, AI, AI/ML, RAG, DOE, ADF, SVM, JAX, DVC, BERT, CNN, RNN, GANs, ELT, EDW',
});
